/** Addresses of the reference, which is written when the site is built. Ids are those of the knowledge base. */
export const varietyAddress = (id: string): string => `/varieties/${id}`;
export const conditionAddress = (id: string): string => `/conditions/${id}`;
export const treatmentAddress = (id: string): string => `/treatments/${id}`;
export const waterAddress = (parameter: string): string => `/water/${parameter}`;
export const toolAddress = (id: string): string => `/tools/${id}`;
/** Questions stand together by topic; each has its place on that page. */
export const questionAddress = (topic: string, id: string): string => `/questions/${topic}#${id}`;
