-- Takes what was approved just now from the plan of the workspace: fails with PQ402 where that is more than the plan holds,
-- and notes once when the limit is near. What holds is decided as in billing/entitlement/entitlement.ts, by a test too.
-- As the owner of the tables, in the workspace of the transaction alone: bound by row-level security, counting reads every
-- approved row instead of those of the month.
-- `limits` has the most of each tier and of none (`free`); null is no limit. `late`: how long a renewal may be late.
CREATE OR REPLACE FUNCTION plaudit_take_quota(of_workspace uuid, moment timestamptz, limits jsonb, late interval, taken integer)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  stored_tier text;
  is_running boolean;
  most integer;
  since timestamptz;
  used integer;
BEGIN
  IF of_workspace IS DISTINCT FROM nullif(current_setting('app.workspace_id', true), '')::uuid THEN
    RAISE EXCEPTION 'this transaction is of another workspace';
  END IF;
  -- Whoever else approves here waits until this transaction is over, and then counts what it took.
  SELECT w.subscription_tier,
    w.subscription_status IN ('active', 'trial', 'cancelled') AND coalesce(
      moment < w.subscription_expires_at + CASE WHEN s.is_renewing THEN late ELSE interval '0' END, true)
  INTO stored_tier, is_running
  FROM workspaces w LEFT JOIN subscriptions s ON s.workspace_id = w.id
  WHERE w.id = of_workspace FOR NO KEY UPDATE OF w;

  IF NOT limits ? stored_tier THEN stored_tier := 'starter'; END IF;
  most := limits ->> CASE WHEN is_running THEN stored_tier ELSE 'free' END;
  IF most IS NULL THEN RETURN; END IF;
  since := CASE WHEN is_running THEN date_trunc('month', moment, 'UTC') ELSE '-infinity' END;

  SELECT count(*) INTO used FROM (
    SELECT FROM testimonials WHERE workspace_id = of_workspace AND status = 'approved'
      AND coalesce(decided_at, received_at) >= since LIMIT most + 1) counted;
  IF used > most THEN
    RAISE EXCEPTION 'the plan holds % testimonials', most USING ERRCODE = 'PQ402';
  END IF;

  IF used >= most * 0.8 AND used - taken < most * 0.8 THEN
    INSERT INTO plan_notices (workspace_id, kind, about, count, at)
    VALUES (of_workspace, 'limit-near', CASE WHEN is_running THEN since ELSE 'epoch' END, most, moment)
    ON CONFLICT DO NOTHING;
  END IF;
END
$$;
