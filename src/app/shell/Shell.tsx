import { type ReactNode, useRef } from 'react';
import type { BlogFrameTheme } from '#src/domain/blog/theme-palette.ts';
import { collectionPatterns } from '#src/paths/collections-paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import {
  communityFrameName,
  OWN_PORCH_FRAME,
  useBlogFrameTheme,
} from '#src/shared/navigation/blog-frame-theme.ts';
import { useLayers } from '#src/shared/navigation/layer-context.ts';
import { ScrollToTop } from '#src/shared/ui/ScrollToTop.tsx';
import { LayerElementContext } from '../routes/layer-element.ts';
import { matchRoute } from '../routes/match.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Shell.module.css';
import { SideNav } from './SideNav.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TabBar } from './TabBar.tsx';
import { UnsupportedBrowser } from './UnsupportedBrowser.tsx';

/** Id of the skip link's target. */
export const MAIN_ID = 'main';

/** Layout of an embedded page (`isEmbedded`): the page without the shell. */
function EmbeddedMain({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  return (
    <main ref={main} id={MAIN_ID}>
      <LayerElementContext value={main}>{children}</LayerElementContext>
    </main>
  );
}

/** Returns the theme of the blog or community whose page is the base layer. */
function useBaseBlogTheme(): BlogFrameTheme | undefined {
  const { route, params } = matchRoute(useLayers().base.pathname) ?? {};
  const community = params?.communityId;
  const blogName = route?.path.startsWith('/:blogname') ? params?.blogname : undefined;
  const ownName = route?.path === collectionPatterns.porch ? OWN_PORCH_FRAME : undefined;
  return useBlogFrameTheme(community === undefined ? (blogName ?? ownName) : communityFrameName(community));
}

/**
 * Layout of the base layer: header, side navigation (a bottom bar on phones) and footer, which members have in the
 * account menu. Pages are up to 990 px wide and arrange their own columns (spec 000 §9).
 */
export function Shell({ children }: { children: ReactNode }) {
  const isEmbedded = matchRoute(useLayers().base.pathname)?.route.isEmbedded;
  return isEmbedded ? <EmbeddedMain>{children}</EmbeddedMain> : <PageFrame>{children}</PageFrame>;
}

function PageFrame({ children }: { children: ReactNode }) {
  const { isLoggedIn } = useViewer();
  const blogTheme = useBaseBlogTheme();
  const { palette } = matchRoute(useLayers().base.pathname)?.route ?? {};
  const main = useRef<HTMLElement>(null);
  return (
    <div className={styles.shell}>
      <SkipLink target={MAIN_ID} />
      <UnsupportedBrowser />
      <Header />
      <div className={styles.frame} data-palette={palette} {...blogTheme}>
        <div className={styles.side}>
          <SideNav />
          {isLoggedIn ? null : <Footer />}
        </div>
        <main ref={main} id={MAIN_ID} tabIndex={-1} className={styles.main}>
          <LayerElementContext value={main}>{children}</LayerElementContext>
        </main>
      </div>
      <ScrollToTop />
      <TabBar />
    </div>
  );
}
