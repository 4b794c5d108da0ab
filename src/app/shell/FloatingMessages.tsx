import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loadWindowsOf, openWindow } from '#src/features/messaging/model/window-store.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useViewport } from '#src/shared/hooks/use-media-query.ts';
import { useLayers } from '#src/shared/navigation/layer-context.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { matchRoute } from '../routes/match.ts';

const ConversationWindows = lazyPart(
  () => import('#src/features/messaging/components/ConversationWindows.tsx'),
  'ConversationWindows',
);

/**
 * Floating conversation windows, for members on desktop, on pages that are no conversation themselves (spec 000 §2.5).
 * An address with two blogs (`messagingFrom`, which may be left out, and `messagingTo`) opens their conversation: as a
 * window on desktop, else as a page.
 */
export function FloatingMessages() {
  const { user, blogs, primaryBlog } = useViewer();
  const isDesk = useViewport() === 'desktop';
  const { base } = useLayers();
  const location = useLocation();
  const navigate = useNavigate();
  const { route } = matchRoute(base.pathname) ?? {};
  const isHidden = !route || route.isEmbedded || base.pathname.startsWith('/messaging/conversation/');
  const shows = user !== undefined && isDesk && !isHidden;

  const openNamed = useEffectEvent(() => {
    const query = new URLSearchParams(location.search);
    const [from, to] = [query.get('messagingFrom') ?? primaryBlog?.name, query.get('messagingTo')];
    if (!user || !query.has('messagingTo')) return;
    const blog = blogs.find(({ name }) => name.toLowerCase() === from?.toLowerCase());
    if (blog && to && !shows) return void navigate(paths.conversation(blog.name, to), { replace: true });
    if (blog && to) openWindow({ selectedBlogName: blog.name, otherParticipantName: to }, 1);
    query.delete('messagingFrom');
    query.delete('messagingTo');
    void navigate({ ...location, search: String(query) }, { replace: true, state: location.state });
  });
  const member = user?.userUuid;
  useEffect(() => {
    if (member !== undefined) loadWindowsOf(member);
  }, [member]);
  useEffect(() => openNamed(), []);

  return shows ? <ConversationWindows /> : null;
}
