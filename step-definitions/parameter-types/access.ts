import { lookUp } from '../vocabulary/look-up';
import { parameterType } from './parameter-type';
import type { ParameterType } from './parameter-type';

const WORDS = /[a-zA-Z][a-zA-Z' -]*?/;

const oneOf = (name: string, known: Readonly<Record<string, unknown>>): ParameterType =>
  parameterType(name, WORDS, (words) => lookUp(name, known, words));

/** Words that stand at the end of a wording after a verb, where any words would take other wordings as well. */
const exactly = (name: string, known: Readonly<Record<string, unknown>>): ParameterType =>
  parameterType(name, new RegExp(Object.keys(known).join('|')), (words) => lookUp(name, known, words));

/** Doors, documents, logins and passwords. */
export const ACCESS_TYPES: readonly ParameterType[] = [
  oneOf('adminPlace', {
    'the door of the admin area': 'loginAdmin',
    'a place inside the admin area': 'adminArea',
  }),
  oneOf('doorVerdict', {
    'sign on': 'signOn',
    stay: 'stay',
    'go to the admin home': 'adminHome',
    'not allowed': 'notAllowed',
    'go to the door': 'loginAdmin',
    'go to the configured target': 'logoutTarget',
  }),
  exactly('signedOn', { 'is signed on': true, 'is not signed on': false }),
  exactly('isEnded', { 'is ended': true, 'needs no ending': false }),
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
    'waiting for the office': 'pending',
    'on record': 'onRecord',
  }),
  oneOf('viewer', { somebody: 'anyone', 'its filer': 'filer', 'an administrator': 'admin' }),
  exactly('isRefreshed', { 'is refreshed': true, 'is kept': false }),
  oneOf('portalState', { open: 'ready', down: 'down' }),
  exactly('shownToken', {
    'no token at all': 'none',
    'the token of an administrator': 'administrator',
    'the token of a user without roles': 'withoutRoles',
    'a token that was changed': 'changed',
    'the token that names who signed on': 'identity',
    'words that are no token': 'words',
  }),
  exactly('isAccepted', { 'is accepted': 'valid', 'is refused': 'refused' }),
  exactly('opening', {
    'is opened': 'proceed',
    'asks for a login': 'login',
    'is refused': 'fileAForm',
    'finds the service down': 'down',
  }),
  exactly('loginEvent', {
    'asks for a reset': 'resetChosen',
    'turns back to the login': 'loginChosen',
    'is logged in': 'loggedIn',
    'is refused': 'refused',
    'has a temporary password sent': 'resetSent',
  }),
  oneOf('loginView', { login: 'login', 'reset of the password': 'reset' }),
  oneOf('resetOrigin', { 'the screen of its own': 'screen', 'the login': 'loginView' }),
  oneOf('accountPage', {
    login: 'login',
    'confirmation of the reset': 'resetConfirm',
    'admin home': 'adminHome',
  }),
];
