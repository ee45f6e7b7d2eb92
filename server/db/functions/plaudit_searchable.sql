-- A text as search compares it: curly quotes, dashes and wide spaces as on a keyboard, in lower case. One in ASCII,
-- told by its length in bytes, has one mark to replace. `withPlainMarks` does the same to what is searched for.
CREATE OR REPLACE FUNCTION plaudit_searchable(written text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
BEGIN
  IF octet_length(written) = length(written) THEN
    RETURN lower(replace(written, E'\u0060', E'\u0027'));
  END IF;
  RETURN lower(translate(
    written,
    E'\u0060\u00b4\u02bb\u02bc\u2018\u2019\u201a\u201b\u2032\u2035\uff07'
    '\u00ab\u00bb\u201c\u201d\u201e\u201f\u2033\u2036\u301d\u301e\u301f\uff02'
    '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d'
    '\u00a0\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u3000',
    E'\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0027\u0027'
    '\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022\u0022'
    '\u002d\u002d\u002d\u002d\u002d\u002d\u002d\u002d\u002d\u002d'
    '\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020'));
END $$;
