-- The month in which it was said, by UTC; the year 1 where nobody knows.
CREATE OR REPLACE FUNCTION plaudit_said_month(created_at timestamp with time zone, is_undated boolean) RETURNS date
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN is_undated THEN date '0001-01-01' ELSE date_trunc('month', created_at AT TIME ZONE 'UTC')::date END
$$;
