/** Address of the next page after each onboarding step (spec 000 §2.1). */
export const NEXT = { topics: '/getting-to-know-skein/blogs', blogs: '/dashboard' } as const;
