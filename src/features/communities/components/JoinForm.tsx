import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { Community } from '#generated/zod/community.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { paths } from '#src/paths/paths.ts';
import type { WriteCall } from '#src/shared/api/write/write.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { readUnsentText, storeUnsentText } from '#src/shared/lib/storage/unsent-text.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { type JoinRequest, joinCall, requestCall } from '../data/join.ts';
import { refreshMembership } from '../data/membership.ts';
import { storeInviteHash } from '../model/stored-invite-hash.ts';
import { CommunityThread } from './CommunityThread.tsx';
import styles from './JoinCommunity.module.css';

/** Maximum length of an answer (contract). */
const ANSWER_MAX_LENGTH = 280;
/** Number of rules that are shown; all of them are on the page about the community. */
const RULE_COUNT = 5;

/** Returns the name of the field for an answer; the first has the name that errors of the server carry. */
const fieldOf = (index: number): string => (index === 0 ? 'answers' : `answers-${index}`);

/** Returns how an answer is kept until it is sent: for the question as it is worded, whichever blog joins. */
function keptAnswer(
  { uuid, name, title }: Community,
  [primary]: readonly [Blog, ...Blog[]],
  question: string,
) {
  const key = { writer: primary.uuid, kind: 'answer', target: `${uuid}:${question}` } as const;
  return {
    words: readUnsentText(key),
    keep: (words: string) => storeUnsentText(key, words, { address: paths.joinCommunity(name), to: title }),
  };
}

type JoinFormProps = {
  community: Community;
  /** The member's blogs that can join; at least one. */
  blogs: readonly [Blog, ...Blog[]];
  inviteHash: string | undefined;
  /** True when a moderator decides. */
  isRequest: boolean;
  onJoined: () => void;
};

/** Form for joining a community or asking to join: which blog, the questions of the community, its rules. */
export function JoinForm({ community, blogs, inviteHash, isRequest, onJoined }: JoinFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { name, title, customQuestions: questions = [], rules } = community;
  const invited = community.invitation?.type === 'direct' ? community.invitation.invited.name : undefined;
  const [blogName, setBlogName] = useState((blogs.find((blog) => blog.name === invited) ?? blogs[0]).name);
  const blog = blogs.find((one) => one.name === blogName) ?? blogs[0];
  const fields = questions.map((_, index) => fieldOf(index));
  const kept = questions.map((question) => keptAnswer(community, blogs, question));
  const [schema] = useState(() =>
    z.object(
      Object.fromEntries(
        fields.map((field) => [field, z.string().check(z.minLength(1), z.maxLength(ANSWER_MAX_LENGTH))]),
      ),
    ),
  );
  const call: WriteCall<JoinRequest, unknown> = isRequest ? requestCall : joinCall;
  const form = useContractForm<Record<string, string>, JoinRequest, unknown>({
    schema,
    initial: Object.fromEntries(fields.map((field, index) => [field, kept[index]?.words ?? ''])),
    call,
    request: (values) => ({
      community: name,
      blog: blog.name,
      answers: fields.map((field) => (values[field] ?? '').trim()),
      inviteHash,
    }),
    write: {
      onSuccess: async () => {
        for (const { keep } of kept) keep('');
        if (!isRequest) storeInviteHash(name, undefined);
        addToast({
          type: 'success',
          message: isRequest ? t`Request sent` : t`Woohoo! You are now a member of ${title}`,
        });
        await refreshMembership(queryClient, name);
        if (!isRequest) onJoined();
      },
    },
    errorText: {
      unknown: isRequest
        ? t`Sorry, something went wrong with your request to join`
        : t`Something went wrong. Try again`,
    },
  });
  return (
    <ContractForm form={form} className={styles.form} aria-label={t`Join ${title}`}>
      <CommunityThread community={community} blog={blog} />
      <h1>
        {questions.length > 0 ? (
          <Trans>A question before you come in</Trans>
        ) : isRequest ? (
          <Trans>Ask to join {title}</Trans>
        ) : (
          <Trans>Join {title}</Trans>
        )}
      </h1>
      {blogs.length > 1 ? (
        <fieldset className={styles.blogs}>
          <legend>
            <VisuallyHidden>{t`As which blog`}</VisuallyHidden>
          </legend>
          {blogs.map((one) => (
            <label key={one.uuid}>
              <input
                type="radio"
                name="blog"
                value={one.name}
                checked={one.name === blog.name}
                onChange={() => setBlogName(one.name)}
              />
              <BlogAvatar blog={one} size={32} />
              <b translate="no">{one.name}</b>
            </label>
          ))}
        </fieldset>
      ) : null}
      {questions.map((question, index) => {
        const field = form.field(fieldOf(index));
        return (
          <TextField
            key={question}
            {...field}
            onChange={(event) => {
              field.onChange(event);
              kept[index]?.keep(event.currentTarget.value);
            }}
            label={question}
            autoComplete="off"
            dir="auto"
            maxLength={ANSWER_MAX_LENGTH}
          />
        );
      })}
      {rules.length > 0 ? (
        <ol className={styles.rules} aria-label={t`House rules`}>
          {rules.slice(0, RULE_COUNT).map(({ id, text }) => (
            <li key={id} dir="auto">
              {text}
            </li>
          ))}
        </ol>
      ) : null}
      <FormMessages messages={form.messages} />
      <Button type="submit" variant="primary" size="large" block loading={form.busy}>
        {isRequest ? t`Ask to join as ${blog.name}` : t`Join as ${blog.name}`}
      </Button>
    </ContractForm>
  );
}
