-- How many testimonials the workspace of the transaction has approved since then. As the owner of the tables, for the reason
-- that plaudit_take_quota tells.
CREATE OR REPLACE FUNCTION plaudit_approved_since(of_workspace uuid, since timestamptz) RETURNS integer
LANGUAGE sql STABLE SECURITY DEFINER AS $$
  SELECT count(*)::integer FROM testimonials WHERE workspace_id = of_workspace AND status = 'approved'
    AND coalesce(decided_at, received_at) >= since
    AND of_workspace = nullif(current_setting('app.workspace_id', true), '')::uuid
$$;
