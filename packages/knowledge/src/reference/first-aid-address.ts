/** Named where the route table is out of reach: in the design system, and where nothing else works. */
export const FIRST_AID = '/first-aid';
