#!/bin/sh
# Run by the image of PostgreSQL on an empty volume (compose.yaml): Warble owns its database and nothing else. The
# superuser keeps no password, so that only a shell in the container reaches it.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$WARBLE_PASSWORD" --username="$POSTGRES_USER" --dbname=postgres <<'SQL'
create role warble login nosuperuser nocreatedb nocreaterole password :'password';
create database warble owner warble;
revoke connect on database warble from public;
alter role current_user password null;
SQL
