import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { getGetReblogGraphQueryOptions } from '#generated/hooks/posts/posts.ts';
import type { GetReblogGraph200 } from '#generated/zod/getReblogGraph200.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { isFinal } from '#src/shared/api/call/failures.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import { Bone } from '#src/shared/ui/Skeleton.tsx';
import {
  GRAPH_SIZE,
  type GraphNode,
  LABEL_GAP_PX,
  layoutReblogGraph,
  nodeAfterKey,
} from '../model/reblog-graph.ts';
import { RelativeTime } from '../parts/RelativeTime.tsx';
import styles from './ReblogGraph.module.css';

function graphQuery({ blogName, id }: Post) {
  return {
    ...getGetReblogGraphQueryOptions(blogName, id),
    select: (answer: GetReblogGraph200) => answer.response,
  };
}

const nodePathOf = ({ node }: GraphNode): string => paths.post(node.blogName, node.postId);

/** Describes the selected node. */
function NodeDetails({ one }: { one: GraphNode }) {
  const { node } = one;
  return (
    <p className={styles.said}>
      <AppLink to={nodePathOf(one)} layer="overlay" translate="no">
        <b>{node.blogName}</b>
      </AppLink>
      <span>
        <RelativeTime timestamp={node.timestamp} /> ·{' '}
        <Plural value={node.noteCount} one="# note" other="# notes" />
      </span>
      {node.addedText ? (
        <span className={styles.added} dir="auto">
          {node.addedText}
        </span>
      ) : null}
    </p>
  );
}

/** Draws the graph: a single Tab stop, arrow keys move along the edges, a press opens the post. */
function Drawing({ nodes }: { nodes: readonly GraphNode[] }) {
  const { t } = useLingui();
  const [at, setAt] = useState(0);
  const nodeRefs = useRef<SVGGElement>(null);
  const moveWithKeys = (event: KeyboardEvent): void => {
    const to = nodeAfterKey(nodes, at, event.key);
    if (to === at) return;
    event.preventDefault();
    setAt(to);
    nodeRefs.current?.querySelectorAll('a')[to]?.focus();
  };
  const shown = nodes[at];
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and cannot stand for a drawing */}
      <svg
        viewBox={`0 0 ${GRAPH_SIZE.width} ${GRAPH_SIZE.height}`}
        width={GRAPH_SIZE.width}
        height={GRAPH_SIZE.height}
        className={styles.graph}
        role="group"
        aria-label={t`Who reblogged from whom. Use the arrow keys to move between reblogs.`}
        onKeyDown={moveWithKeys}
      >
        <g>
          {nodes.map(({ node, thread }) =>
            thread ? <path key={node.postId} d={thread} className={styles.thread} /> : null,
          )}
        </g>
        <g ref={nodeRefs}>
          {nodes.map((one, index) => (
            <a
              key={one.node.postId}
              href={nodePathOf(one)}
              className={cx(
                styles.node,
                one.depth === 0 && styles.root,
                one.node.addedText ? styles.words : '',
              )}
              tabIndex={index === at ? 0 : -1}
              aria-label={
                one.depth === 0
                  ? t`${one.node.blogName}, the original post`
                  : t`${one.node.blogName}, from ${nodes[one.parent ?? 0]?.node.blogName ?? ''}`
              }
              data-shown={index === at ? '' : undefined}
              onFocus={() => setAt(index)}
              onPointerEnter={() => setAt(index)}
            >
              <circle cx={one.x} cy={one.y} r={one.r} className={styles.bead} />
              {one.label ? (
                <text x={one.x + LABEL_GAP_PX} y={one.y} className={styles.label}>
                  {one.label}
                </text>
              ) : null}
            </a>
          ))}
        </g>
      </svg>
      {shown ? <NodeDetails one={shown} /> : null}
    </>
  );
}

/** Shows how a post was reblogged from blog to blog, as a drawing of 500 by 405 px and as a list. */
export function ReblogGraph({ post }: { post: Post }) {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(graphQuery(post));
  if (error && !data)
    return (
      <p className={styles.message} role="alert">
        {t`The reblog graph could not be drawn.`}{' '}
        {isFinal(error) ? null : (
          <Button size="small" loading={isFetching} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </p>
    );
  if (!data)
    return (
      <div className={styles.box}>
        <Bone height={GRAPH_SIZE.height} />
      </div>
    );
  const nodes = layoutReblogGraph(data.nodes);
  const left = data.total - (nodes.length - 1);
  return (
    <div className={styles.box}>
      <Drawing nodes={nodes} />
      {left > 0 ? (
        <p className={styles.message}>
          <Plural value={left} one="# more reblog is not shown." other="# more reblogs are not shown." />
        </p>
      ) : null}
      <details>
        <summary>{t`As a list`}</summary>
        <ol className={styles.list}>
          {nodes.map((one) => (
            <li key={one.node.postId}>
              <AppLink to={nodePathOf(one)} layer="overlay" translate="no">
                {one.node.blogName}
              </AppLink>
              {one.parent === undefined ? null : (
                <>
                  {' '}
                  <Trans>from {nodes[one.parent]?.node.blogName}</Trans>
                </>
              )}
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
