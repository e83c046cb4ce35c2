import { LOGIN_CONTINUATIONS, LOGIN_OPENERS, LOGIN_TRANSACTIONS } from '../vocabulary/login';
import { lookUp } from '../vocabulary/look-up';
import { parameterType } from './parameter-type';
import type { ParameterType } from './parameter-type';

const WORDS = /[a-zA-Z][a-zA-Z' -]*?/;

const oneOf = (name: string, known: Readonly<Record<string, unknown>>): ParameterType =>
  parameterType(name, WORDS, (words) => lookUp(name, known, words));

/** For the end of a wording, where accepting any words would match other wordings as well. */
const exactly = (name: string, known: Readonly<Record<string, unknown>>): ParameterType =>
  parameterType(name, new RegExp(Object.keys(known).join('|')), (words) => lookUp(name, known, words));

/** Signing on, documents, logins and passwords. */
export const ACCESS_TYPES: readonly ParameterType[] = [
  oneOf('adminPlace', {
    'the sign-on of the admin area': 'loginAdmin',
    'a place in the admin area': 'adminArea',
  }),
  exactly('signOnVerdict', {
    'has to sign on': 'signOn',
    stays: 'stay',
    'is sent to the admin home': 'adminHome',
    'is not allowed in': 'notAllowed',
    'is sent to the sign-on': 'loginAdmin',
    'is sent to the password change': 'changePassword',
    'is sent to the configured address': 'logoutTarget',
  }),
  exactly('signedOn', { 'is signed on': true, 'is not signed on': false }),
  exactly('isEnded', { ends: true, 'does not have to end': false }),
  oneOf('onOff', { on: true, off: false }),
  oneOf('filingDocument', {
    'filed document': 'filedDocument',
    'certificate of good standing': 'certificate',
    'form for review': 'formForReview',
    attachment: 'attachment',
    'private attachment': 'privateAttachment',
  }),
  oneOf('filingStanding', {
    'in progress': 'inProgress',
    'awaiting review': 'pending',
    'on record': 'onRecord',
  }),
  oneOf('viewer', { anyone: 'anyone', 'its filer': 'filer', 'an administrator': 'admin' }),
  exactly('isRefreshed', { 'is refreshed': true, 'is kept': false }),
  oneOf('portalState', { open: 'ready', down: 'down' }),
  oneOf('accountCriterion', { 'user ID': 'userId', name: 'name', entity: 'entityId' }),
  exactly('intruder', {
    'nobody in particular': 'public',
    'a user without roles': 'withoutRoles',
    'a secure filer': 'secureFiler',
  }),
  exactly('administratorAction', {
    'look for accounts': 'search',
    'create an account': 'create',
    'lock an account': 'lock',
  }),
  exactly('mailCount', { no: 0, one: 1 }),
  exactly('sentToken', {
    'no token': 'none',
    'the token of an administrator': 'administrator',
    'the token of a user without roles': 'withoutRoles',
    'an altered token': 'altered',
    'the identity token of an administrator': 'identity',
    'a text that is not a token': 'text',
  }),
  exactly('isAccepted', { 'is accepted': 'valid', 'is refused': 'refused' }),
  exactly('opening', {
    opens: 'begin',
    'requires a login': 'login',
    'is refused': 'fileAForm',
    'reports the service down': 'down',
  }),
  exactly('loginEvent', {
    'asks for a password reset': 'resetChosen',
    'returns to the login': 'loginChosen',
    'is refused': 'refused',
    'gets a temporary password': 'resetSent',
  }),
  oneOf('loginOpener', LOGIN_OPENERS),
  oneOf('loginTransaction', LOGIN_TRANSACTIONS),
  exactly('loginContinuation', LOGIN_CONTINUATIONS),
  oneOf('loginView', { login: 'login', 'password reset': 'reset' }),
  oneOf('resetOrigin', { 'the separate form': 'screen', 'the login': 'loginView' }),
  oneOf('accountPlace', {
    login: 'login',
    'password reset confirmation': 'resetConfirm',
    'admin home': 'adminHome',
  }),
];
