import { useMediaQuery } from '#src/shared/hooks/use-media-query.ts';
import { BREAKPOINTS } from '#src/shared/lib/look/layout.ts';
import { later } from '#src/shared/ui/later.tsx';

const Aside = later('features/feed/components/Aside', async () => (await import('./Aside.tsx')).Aside);

/** What stands beside a member's feed. Windows without room for it fetch neither its code nor what it shows. */
export const SideColumn = () => (useMediaQuery(`(width >= ${BREAKPOINTS.navCompact}px)`) ? <Aside /> : null);
