import { Trans } from '@lingui/react/macro';
import type { Sentence } from './sentence.tsx';

/** Sentences of acts on the community itself. */
export const SETTING_SENTENCES: Readonly<Partial<Record<string, Sentence>>> = {
  settings_changed: ({ who }) => <Trans>{who} changed the settings</Trans>,
  handle_changed: ({ who }) => <Trans>{who} changed the handle</Trans>,
  board_created: ({ who }) => <Trans>{who} added a board</Trans>,
  board_changed: ({ who }) => <Trans>{who} changed the boards</Trans>,
  board_deleted: ({ who }) => <Trans>{who} removed a board</Trans>,
  label_changed: ({ who, after }) =>
    after('has_content_label') === 'true' ? (
      <Trans>{who} labelled the community as mature</Trans>
    ) : (
      <Trans>{who} took the label off the community</Trans>
    ),
  rule_added: ({ who }) => <Trans>{who} added a house rule</Trans>,
  rule_changed: ({ who }) => <Trans>{who} reworded a house rule</Trans>,
  rule_removed: ({ who }) => <Trans>{who} removed a house rule</Trans>,
  automatic_rule_created: ({ who }) => <Trans>{who} added an automatic rule</Trans>,
  automatic_rule_changed: ({ who }) => <Trans>{who} changed an automatic rule</Trans>,
  automatic_rule_deleted: ({ who }) => <Trans>{who} removed an automatic rule</Trans>,
  template_changed: ({ who }) => <Trans>{who} changed a template</Trans>,
  stewardship_changed: ({ after }) =>
    after('state') === 'read_only' ? (
      <Trans>Nobody looked after the community for so long that it can only be read</Trans>
    ) : (
      <Trans>Nobody has looked after the community for a while</Trans>
    ),
  community_deleted: ({ who }) => <Trans>{who} deleted the community</Trans>,
  community_restored: ({ who }) => <Trans>{who} brought the community back</Trans>,
};
