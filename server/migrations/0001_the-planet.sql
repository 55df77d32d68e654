-- There is one planet; hamlets lie on it. It has no members of its own.
INSERT INTO "spaces" ("id", "kind", "name", "created_at", "rev", "changed_rev")
VALUES ('00000000-0000-7000-8000-000000000001', 'planet', 'Earth', now(), 1, 1);
