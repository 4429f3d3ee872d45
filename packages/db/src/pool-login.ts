/** The login of the request pool: it owns nothing, and can do nothing until a transaction takes a role. */
import { createHash, hkdfSync } from 'node:crypto';
import pg from 'pg';
import { connect, parseUrl, withLogin, type Address } from './connect.ts';
import { secretNamed } from './private-settings.ts';
import { codeOf, reasonOf, StartError } from './start-error.ts';

const roles = 'nishiki_user, nishiki_guest, nishiki_system';
/** Held while logins are made, since changing one role twice at once fails. */
const lockNumber = 4_151_807;

type Rights = { powerful: boolean };

/** Superusers and owners would pass row-level security by. */
const rightsOf = async (client: pg.Client, login: string): Promise<Rights | null> => {
  const found = await client.query<Rights>(
    `select rolsuper or rolbypassrls
         or exists (select 1 from pg_class where relowner = r.oid)
         or exists (select 1 from pg_database where datdba = r.oid and datname = current_database())
       as powerful
     from pg_roles r where rolname = $1`,
    [login],
  );
  return found.rows[0] ?? null;
};

const grantRights = async (client: pg.Client, login: string): Promise<void> => {
  const name = pg.escapeIdentifier(login);
  await client.query(
    `grant ${roles} to ${name};
     grant usage on schema public to ${name};
     grant select, insert, update, delete on rate_limits to ${name}`,
  );
};

const mayUseRoles = async (client: pg.Client, login: string): Promise<boolean> => {
  const found = await client.query<{ ready: boolean }>(
    `select bool_and(pg_has_role($1, role, 'member'))
        and has_table_privilege($1, 'public.rate_limits', 'select, insert, update, delete')
       as ready
     from unnest(array['nishiki_user', 'nishiki_guest', 'nishiki_system']) as role`,
    [login],
  );
  return found.rows[0]?.ready === true;
};

const makeLogin = async (client: pg.Client, login: string, password: string): Promise<void> => {
  const name = pg.escapeIdentifier(login);
  const secret = pg.escapeLiteral(password);
  const rights = await rightsOf(client, login);
  if (rights === null) {
    await client.query(`create role ${name} login noinherit password ${secret}`);
  } else if (rights.powerful) {
    throw new StartError(`The database login ${login} must own nothing and be no superuser.`);
  }
  if (!(await mayUseRoles(client, login))) await grantRights(client, login);
};

/** A database dropped and made anew under its old name has another secret. */
const correctPassword = async (client: pg.Client, url: string, password: string): Promise<void> => {
  const probe = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await probe.connect();
  } catch (error) {
    if (codeOf(error) !== '28P01') throw error;
    const name = pg.escapeIdentifier(new URL(url).username);
    await client.query(`alter role ${name} password ${pg.escapeLiteral(password)}`);
  } finally {
    await probe.end().catch(() => {});
  }
};

const ensureDedicated = async (client: pg.Client, url: string): Promise<string> => {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const database = rows[0]?.name ?? '';
  const login = `nishiki_login_${createHash('sha256').update(database).digest('hex').slice(0, 12)}`;
  const secret = await secretNamed(client, 'pool-login');
  const password = Buffer.from(hkdfSync('sha256', secret, '', login, 24)).toString('base64url');
  const poolUrl = withLogin(url, login, password);
  await client.query(`select pg_advisory_lock(${lockNumber})`);
  try {
    await makeLogin(client, login, password);
    await correctPassword(client, poolUrl, password);
  } finally {
    await client.query(`select pg_advisory_unlock(${lockNumber})`);
  }
  return poolUrl;
};

/**
 * The address for the request pool. A login that DATABASE_URL names beside DATABASE_DIRECT_URL is
 * used as it is, when it is as powerless as it has to be; otherwise a login is made for this database.
 * @throws StartError when neither is possible
 */
export const ensurePoolLogin = async (direct: pg.Client, pool: Address): Promise<string> => {
  const given = decodeURIComponent(parseUrl(pool).username);
  try {
    const rights = given === direct.user ? null : await rightsOf(direct, given);
    if (rights !== null && !rights.powerful) {
      if (!(await mayUseRoles(direct, given))) await grantRights(direct, given);
      await (await connect(pool)).end();
      return pool.url;
    }
    return await ensureDedicated(direct, pool.url);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The database login ${direct.user ?? ''} cannot prepare the login for requests (${reasonOf(error)}): give it CREATEROLE, or set DATABASE_DIRECT_URL to the owner's address and DATABASE_URL to that of a login that owns nothing.`,
    );
  }
};
