-- Its indexes, and the end of tasks_open, come while the table is in use: server/database/build-indexes.ts.
-- Every two neighbors, and each sign that is a word by itself in scripts without spaces; the same for a text and for what is
-- looked for in it. Whatever changes it must build the index tasks_grams anew.
CREATE FUNCTION search_grams(words text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  grams text[] := '{}';
  before text;
  sign text;
BEGIN
  FOREACH sign IN ARRAY string_to_array(lower(words), NULL) LOOP
    IF before IS NOT NULL THEN grams := grams || (before || sign); END IF;
    IF ascii(sign) > 127 THEN grams := grams || sign; END IF;
    before := sign;
  END LOOP;
  RETURN grams;
END
$$;
