/** What the door's form is about; its words, its refusals and its steps all know it. */
export type Way = 'invite' | 'login' | 'create';

export interface Typed {
  code: string;
  name: string;
  email: string;
  password: string;
}

/** What was refused or is missing, in words, and at which field. */
export interface Refusal {
  title: string;
  description?: string;
  fields: Readonly<Record<string, string>>;
  /** Address and password do not go together: said at the password, with what one can do now. */
  denied?: true;
}
