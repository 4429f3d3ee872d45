import type { ToolId } from '@nishiki/contract/tools';
import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';

/**
 * One more use of a tool, in the transaction that stores what it found. Call it last: everybody who
 * uses the tool waits for this row until the transaction ends.
 */
export const countUse = async (tx: Transaction, tool: ToolId): Promise<void> => {
  const counted = await tx.execute(
    sql`update tool_uses set uses = uses + 1 where tool = ${tool} returning tool`,
  );
  if (counted.rows.length === 0) throw new Error(`nothing counts the uses of ${tool}`);
};
