-- The words of a name, an address or an industry, for administrators, who find a business or a person by how one of its
-- words begins. Signs that join words in addresses are spaces.
CREATE OR REPLACE FUNCTION plaudit_directory_words(written text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT to_tsvector('simple', translate(lower(written), './:@-_+?&=#''"(),;|!', '                    '))
$$;
