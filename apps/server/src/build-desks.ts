/** What stands beside the koi expert and asks no model: the health assessor and the support desk. */
import type { HealthAssessor, SupportDesk } from '@nishiki/domain/ports';
import { createAssessor } from '@nishiki/expert/assessment/assessor';
import { supportDesk } from '@nishiki/expert/support/desk';

export const buildDesks = (): {
  readonly assessor: HealthAssessor;
  readonly supportDesk: SupportDesk;
} => ({ assessor: createAssessor(), supportDesk });
