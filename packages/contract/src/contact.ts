/** Most characters of each field of the contact form. Without the validator, for the form itself. */
export const CONTACT_LIMITS = { name: 100, email: 320, subject: 150, message: 5000 } as const;
