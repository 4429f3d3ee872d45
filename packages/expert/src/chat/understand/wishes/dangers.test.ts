import { describe, expect, test } from 'vitest';
import type { DangerId } from '../../message.ts';
import { understand } from '../understand.ts';

const wishes: readonly (readonly [string, ...DangerId[]])[] = [
  ['what dose of oxytetracycline for 10 koi', 'antibiotic-dose'],
  ['how much baytril do I inject', 'antibiotic-dose'],
  ['where can I buy antibiotics for my koi', 'antibiotic-dose'],
  ['can i use trichlorfon for lice', 'banned-agent'],
  ['how much dimilin per 1000 gallons', 'banned-agent'],
  ['how do I put my koi down', 'euthanasia'],
  ['humane way to kill a sick koi', 'euthanasia'],
  ['how to euthanise a fish with clove oil', 'euthanasia'],
  ['can i use PP and formalin together', 'two-at-once'],
  ['did prazi yesterday can i add chloramine t today', 'two-at-once'],
  ['mix salt with FMG?', 'two-at-once'],
  ['ammonia is 1 ppm and ph 6.8 should i raise the ph?', 'raise-ph-with-ammonia'],
  ['ammonia 2, can I add baking soda', 'raise-ph-with-ammonia'],
  ['shall I do a 100% water change', 'whole-water-change'],
  ['should i change all the water', 'whole-water-change'],
  ['can i empty the pond and refill', 'whole-water-change'],
  ['how much PP for about 10000 litres, roughly estimated', 'oxidiser-on-estimate'],
  ['koi are gasping, how much formalin should i use', 'treat-gasping'],
  ['can I treat with FMG just in case', 'treat-unconfirmed'],
  ["i don't have a microscope, which treatment covers everything", 'treat-unconfirmed'],
  ['I think they have KHV, can I give them to a friend', 'move-fish-with-suspicion'],
  ['khv confirmed, can I sell the survivors?', 'move-fish-with-suspicion'],
  ['suspect KHV but I do not want to report it to Cefas', 'hide-notifiable'],
  ['do I have to tell FHI about KHV', 'hide-notifiable'],
  ['should I raise the temperature to 30 for KHV', 'heat-for-khv'],
  ['can i use dishwasher salt', 'wrong-salt'],
  ['is iodised table salt ok', 'wrong-salt'],
  ['can I use copper sulphate against algae', 'copper'],
  ['can I clean the pond with bleach with fish in', 'bleach'],
  ['should i smash the ice with a hammer', 'break-ice'],
  ['can i fill up straight from the tap', 'tap-water-untreated'],
  ['do i really need dechlorinator', 'tap-water-untreated'],
  ['can I double the dose', 'overdose'],
  ["i don't have a test kit, just tell me what to add", 'no-water-test'],
  ['can I give my koi amoxicillin for humans, how many mg', 'antibiotic-dose'],
  ['can I give paracetamol to koi', 'human-medicine'],
  ['want to release my koi into the river', 'release-fish'],
  ['can i put a koi in the local lake', 'release-fish'],
  ['can I pour washing up liquid in', 'other-poison'],
  ['use weedkiller around the pond for blanketweed in the pond?', 'other-poison'],
];

const harmless: readonly (readonly [string, DangerId])[] = [
  ['I know not to use copper', 'copper'],
  ['salt is 0.1%, how much prazi', 'two-at-once'],
  ['how do i cull fry', 'euthanasia'],
  ['fish gasping, I did a PP treatment last night', 'treat-gasping'],
  ['I do not want to use antibiotics', 'antibiotic-dose'],
  ['I know not to mix PP and formalin', 'two-at-once'],
  ['I would never use bleach', 'bleach'],
  ["I won't break the ice", 'break-ice'],
  ['the vet prescribed antibiotics already', 'antibiotic-dose'],
  ['what is the difference between PP and formalin', 'two-at-once'],
  ['PP or formalin for costia?', 'two-at-once'],
  ['should I raise the ph? ammonia is 0', 'raise-ph-with-ammonia'],
  ['how much PP for 12000 litres, measured with a meter', 'oxidiser-on-estimate'],
  ['a 20% water change', 'whole-water-change'],
  ['what is KHV', 'move-fish-with-suspicion'],
  ['no copper in my tap water', 'copper'],
  ['what salt should I use', 'wrong-salt'],
  ['my koi is released from quarantine', 'release-fish'],
  ['how much salt for nitrite', 'two-at-once'],
];

describe('wishes that can kill', () => {
  test.each(wishes)('%s', (text, ...ids) => {
    expect(understand(text).dangers).toEqual(expect.arrayContaining([...ids]));
  });
  test.each(harmless)('%s', (text, id) => {
    expect(understand(text).dangers).not.toContain(id);
  });
});
