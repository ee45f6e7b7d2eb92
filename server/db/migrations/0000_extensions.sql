CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
-- The role under which tenant queries run. Roles belong to the whole server, so another database may have made it.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'plaudit_app') THEN
    CREATE ROLE plaudit_app NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL;
END $$;
--> statement-breakpoint
DO $$
BEGIN
  IF NOT pg_has_role(current_user, 'plaudit_app', 'SET') THEN
    EXECUTE format('GRANT plaudit_app TO %I', current_user);
  END IF;
EXCEPTION WHEN undefined_object OR invalid_parameter_value THEN
  -- PostgreSQL 15 knows no separate SET privilege.
  EXECUTE format('GRANT plaudit_app TO %I', current_user);
END $$;
--> statement-breakpoint
DO $$
BEGIN
  EXECUTE format('GRANT USAGE ON SCHEMA %I TO plaudit_app', current_schema());
END $$;
