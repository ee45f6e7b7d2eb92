ALTER TABLE "consents" ADD COLUMN "entries" jsonb;
--> statement-breakpoint
-- Until here the sentences stood one a line, in the order of their wording, and apart from them the scopes agreed to. One
-- line alone is what private feedback is asked. A scope that was agreed to without its sentence was never asked, and is
-- no consent. What has other lines than any wording keeps its whole text with each scope.
UPDATE consents SET entries = coalesce((
  SELECT jsonb_agg(jsonb_build_object('scope', asked.scope, 'sentence', asked.sentence,
      'answer', asked.scope = ANY (string_to_array(consents.scopes, ','))) ORDER BY asked.place)
  FROM (
    SELECT CASE WHEN line.lines = 1 THEN 'suggest_posting'
        ELSE (ARRAY['display', 'use_name', 'suggest_posting', 'platform'])[line.place] END AS scope,
      line.sentence, line.place
    FROM (SELECT sentence, place, count(*) OVER () AS lines
      FROM string_to_table(nullif(consents.wording, ''), E'\n') WITH ORDINALITY AS one (sentence, place)) AS line
    WHERE line.lines IN (1, 3, 4)
    UNION ALL
    SELECT agreed.scope, consents.wording, agreed.place
    FROM string_to_table(nullif(consents.scopes, ''), ',') WITH ORDINALITY AS agreed (scope, place)
    WHERE (SELECT count(*) FROM string_to_table(nullif(consents.wording, ''), E'\n')) NOT IN (1, 3, 4)
  ) AS asked
), '[]');
--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "entries" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" DROP COLUMN "wording";--> statement-breakpoint
ALTER TABLE "consents" DROP COLUMN "scopes";
