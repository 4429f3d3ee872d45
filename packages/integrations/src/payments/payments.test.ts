import { afterEach, beforeEach, describe } from 'vitest';
import { buys } from './testing/buys.ts';
import { changes } from './testing/changes.ts';
import { givesBack } from './testing/gives-back.ts';
import { renews } from './testing/renews.ts';
import { inProcessRig, overHttpRig, type Rig } from './testing/rigs.ts';
import { tells } from './testing/tells.ts';

/** What must be true of every way in which payments are wired. */
const behavesAsPayments = (start: () => Promise<Rig>): void => {
  let rig: Rig;
  beforeEach(async () => {
    rig = await start();
  });
  afterEach(() => rig.close());
  const rigOf = (): Rig => rig;
  describe('buying', () => buys(rigOf));
  describe('months', () => renews(rigOf));
  describe('changes', () => changes(rigOf));
  describe('money back', () => givesBack(rigOf));
  describe('messages', () => tells(rigOf));
};

describe('Stripe over a real server', () => behavesAsPayments(overHttpRig));
describe('the stand-in in one process', () => behavesAsPayments(inProcessRig));
