-- A text as search compares it: curly quotes, dashes and wide spaces as on a keyboard, letters without accents and as
-- wide as usual, in lower case. One in ASCII, told by its length in bytes, has one mark to replace. `folded` does the
-- same to what is searched for.
CREATE OR REPLACE FUNCTION plaudit_searchable(written text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  plain text;
BEGIN
  IF octet_length(written) = length(written) THEN
    RETURN lower(replace(written, E'\u0060', E'\u0027'));
  END IF;
  plain := translate(
    written,
    E'\u0060\u00b4\u02bb\u02bc\u2018\u2019\u201a\u201b\u2032\u2035\uff07'
    '\u00ab\u00bb\u201c\u201d\u201e\u201f\u2033\u2036\u301d\u301e\u301f\uff02'
    '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d'
    '\u00a0\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u3000',
    E'\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0027'
    '\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022'
    '\u002d\u002d\u002d\u002d\u002d\u002d\u002d\u002d\u002d\u002d'
    '\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020');
  IF octet_length(plain) = length(plain) THEN
    RETURN lower(plain);
  END IF;
  plain := normalize(regexp_replace(normalize(plain, NFKD), '[\u0300-\u036f]+', '', 'g'), NFC);
  IF plain ~ '[\u00df\u1e9e\u00e6\u00c6\u0153\u0152\u00fe\u00de]' THEN
    plain := replace(replace(replace(replace(replace(replace(replace(replace(
      plain, E'\u00df', 'ss'), E'\u1e9e', 'ss'), E'\u00e6', 'ae'), E'\u00c6', 'ae'),
      E'\u0153', 'oe'), E'\u0152', 'oe'), E'\u00fe', 'th'), E'\u00de', 'th');
  END IF;
  RETURN lower(translate(plain,
    E'\u00f8\u00d8\u0111\u0110\u00f0\u00d0\u0142\u0141\u0127\u0126\u0167\u0166\u0131', 'ooddddllhhtti'));
END $$;
