import { verifyLedger } from '@nishiki/domain/wallet/verify-ledger';
import type { Command } from '../command.ts';
import { counted } from '../words.ts';

export const ledgerVerify: Command = {
  name: 'ledger verify',
  words: [],
  options: {},
  about:
    'Proves that every balance is the sum of its ledger lines and every reservation has its lines; lists what is not so, and fails then.',
  prepare: () => async (ctx) => {
    const { wallets, lines, tokens, openReservations, faults } = await verifyLedger(ctx);
    const ok = faults.length === 0;
    const summary = [
      counted(wallets, 'wallet'),
      counted(lines, 'ledger line'),
      counted(tokens, 'token'),
      counted(openReservations, 'open reservation'),
    ].join(', ');
    const listed = faults.map(({ user_id: id, fault }) => `${id}: ${fault}\n`).join('');
    return {
      json: { ok, wallets, lines, tokens, open_reservations: openReservations, faults },
      text: ok ? `The books are even: ${summary}.\n` : `${listed}Looked at ${summary}.\n`,
      ...(!ok && { fault: `The ledger has ${counted(faults.length, 'fault')}.` }),
    };
  },
};
