import type { Output } from '@nishiki/contract/endpoints';

/** What whoever runs the site says of itself. What is unset is null, and no page shows it. */
export type Operator = Output<'siteInfo'>['operator'];
