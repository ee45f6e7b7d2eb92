-- One mailbox for all its spellings. Rather too many are taken for the same than too few: who is asked to speak as a
-- customer must not be somebody of the team under another spelling. Addresses are stored in lower case. It runs three
-- times for each submission, so mostly without regular expressions.
CREATE OR REPLACE FUNCTION plaudit_mailbox(address text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  spoken text := lower(address);
  behind text := split_part(spoken, '@', -1);
  name text := CASE WHEN behind = spoken THEN spoken ELSE left(spoken, -length(behind) - 1) END;
  host text := rtrim(behind, '.');
  provider text := CASE WHEN strpos(host, '.') > 0 THEN split_part(host, '.', 1) ELSE '' END;
  is_own_host boolean := strpos(host, '.fastmail.') > 0 AND host ~ '^[^.]+\.fastmail\.(com|fm)$';
BEGIN
  RETURN coalesce(nullif(translate(
           CASE WHEN provider IN ('yahoo', 'ymail', 'rocketmail') THEN split_part(translate(name, '-', '+'), '+', 1)
                WHEN is_own_host THEN provider
                ELSE split_part(name, '+', 1) END, '._-"', ''), ''), name) || '@' ||
         CASE WHEN host = 'googlemail.com' THEN 'gmail.com'
              WHEN host IN ('me.com', 'mac.com') THEN 'icloud.com'
              WHEN host IN ('pm.me', 'protonmail.com', 'protonmail.ch') THEN 'proton.me'
              WHEN host = 'ya.ru' OR provider = 'yandex' AND host ~ '^yandex\.[a-z.]+$' THEN 'yandex.com'
              WHEN is_own_host THEN substr(host, length(provider) + 2)
              ELSE host END;
END $$;
