-- What administrators did is never rewritten and never removed.
CREATE OR REPLACE FUNCTION plaudit_audit_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only';
END $$;
