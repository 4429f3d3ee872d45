/** One of several processes that migrate the same database at the same moment. */
import { silentLog } from '../src/log.ts';
import { openDatabase } from '../src/open-database.ts';

const database = await openDatabase({ url: process.argv[2] ?? '', log: silentLog });
process.exitCode = (await database.ping()) ? 0 : 1;
await database.close();
