/** Something before and after one @, and a dot in what follows. The mail itself is the real test. */
export const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
