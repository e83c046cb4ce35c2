import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const COMPLETENESS_IN_SPANISH: Dictionary = {
  'Information is missing or invalid.': 'Falta información o no es válida.',
  'Nothing has changed: this address is on record. Change the principal office address, enter additional information, or add an attachment.':
    'No ha cambiado nada: esta dirección ya consta en el registro. Cambie la dirección de la oficina principal, ingrese información adicional o agregue un archivo adjunto.',
  'Nothing has changed: this agent is on record with these addresses. Name another agent, change an address, enter additional information, or add an attachment.':
    'No ha cambiado nada: este agente ya consta en el registro con estas direcciones. Nombre otro agente, cambie una dirección, ingrese información adicional o agregue un archivo adjunto.',
  'You must change the entity name, enter additional information, or add an attachment.':
    'Debe cambiar el nombre de la entidad, ingresar información adicional o agregar un archivo adjunto.',
  'N/A': 'No aplica',
  'Entity name: {problem}': 'Nombre de la entidad: {problem}',
  'Principal office address: {problem}': 'Dirección de la oficina principal: {problem}',
  'Registered agent: {problem}': 'Agente registrado: {problem}',
  'Filer information: {problem}': 'Información de quien presenta: {problem}',
  'Persons forming: {problem}': 'Personas que constituyen la entidad: {problem}',
  'Incorporators: {problem}': 'Incorporadores: {problem}',
  'Additional information: {problem}': 'Información adicional: {problem}',
  'Delayed effective date: {problem}': 'Fecha de vigencia diferida: {problem}',
  'Current and new names: {problem}': 'Nombres actual y nuevo: {problem}',
  'Distribution of assets: {problem}': 'Distribución de los bienes: {problem}',
  'Notification email: {problem}': 'Correo electrónico para avisos: {problem}',
  'Number of directors and term: {problem}': 'Número de directores y mandato: {problem}',
  'Statement of purpose: {problem}': 'Declaración de la finalidad: {problem}',
  'Statute: {problem}': 'Ley: {problem}',
  'Voting members: {problem}': 'Miembros con derecho a voto: {problem}',
  'Shares: {problem}': 'Acciones: {problem}',
  'Management & members: {problem}': 'Administración y miembros: {problem}',
  'Notifications: {problem}': 'Avisos: {problem}',
  'Attachments: {problem}': 'Archivos adjuntos: {problem}',
  'Private attachments: {problem}': 'Archivos adjuntos privados: {problem}',
  'Filer: {problem}': 'Quien presenta: {problem}',
  'Email: {problem}': 'Correo electrónico: {problem}',
};
