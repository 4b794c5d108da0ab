/** Acts of moderators on posts and comments. */
export type ModeratorAct = 'approve' | 'remove' | 'send_back' | 'label' | 'unlabel' | 'escalate';
