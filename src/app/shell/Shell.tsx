import { type ReactNode, useRef } from 'react';
import type { BlogFrameTheme } from '#src/domain/blog/theme-palette.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useBlogFrameTheme } from '#src/shared/navigation/blog-frame-theme.ts';
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

/** The id the skip link leads to. */
export const MAIN_ID = 'main';

/** A page in another site's frame (`isEmbedded`): its document is the page and nothing around it. */
function EmbeddedMain({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  return (
    <main ref={main} id={MAIN_ID}>
      <LayerElementContext value={main}>{children}</LayerElementContext>
    </main>
  );
}

/** The look of the blog whose page is on the ground. */
function useBlogGround(): BlogFrameTheme | undefined {
  const { route, params } = matchRoute(useLayers().base.pathname) ?? {};
  return useBlogFrameTheme(route?.path.startsWith('/:blogname') ? params?.blogname : undefined);
}

/**
 * What surrounds every page of the ground: the header, the navigation at the side (a bar at the foot on phones) and the
 * footer, which members have in their account menu. Pages get up to 990 px and arrange their own columns in them (spec 000 §9).
 */
export function Shell({ children }: { children: ReactNode }) {
  const isEmbedded = matchRoute(useLayers().base.pathname)?.route.isEmbedded;
  return isEmbedded ? <EmbeddedMain>{children}</EmbeddedMain> : <Surrounded>{children}</Surrounded>;
}

function Surrounded({ children }: { children: ReactNode }) {
  const { isLoggedIn } = useViewer();
  const ground = useBlogGround();
  const main = useRef<HTMLElement>(null);
  return (
    <div className={styles.shell}>
      <SkipLink target={MAIN_ID} />
      <UnsupportedBrowser />
      <Header />
      <div className={styles.frame} {...ground}>
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
