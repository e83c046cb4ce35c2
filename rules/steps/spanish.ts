import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const STEPS_IN_SPANISH: Dictionary = {
  'Causing this document to be delivered to the office for filing shall constitute the affirmation or acknowledgment of each individual causing such delivery, under penalties of perjury, that such document is such individual’s act and deed, or that such individual in good faith believes such document is the act and deed of the person on whose behalf such individual is causing such document to be delivered for filing, taken in conformity with the requirements of part 3 of article 90 of title 7, C.R.S., and, if applicable, the constituent documents and the organic statutes, and that such individual in good faith believes the facts stated in such document are true and such document complies with the requirements of that Part, the constituent documents, and the organic statutes.':
    'Hacer que este documento se entregue a la oficina para su presentación constituye la afirmación o el reconocimiento de cada persona que causa dicha entrega, bajo pena de perjurio, de que dicho documento es acto propio de dicha persona, o de que dicha persona cree de buena fe que dicho documento es acto propio de la persona en cuyo nombre hace que se entregue para su presentación, realizado de conformidad con los requisitos de la parte 3 del artículo 90 del título 7, C.R.S., y, si corresponde, con los documentos constitutivos y las leyes orgánicas, y de que dicha persona cree de buena fe que los hechos declarados en dicho documento son verdaderos y que dicho documento cumple los requisitos de esa Parte, de los documentos constitutivos y de las leyes orgánicas.',
  'This notice applies to each individual who causes this document to be delivered to the office, whether or not such individual is identified in this document as one who has caused it to be delivered.':
    'Este aviso se aplica a cada persona que hace que este documento se entregue a la oficina, esté o no identificada en este documento como quien hizo que se entregara.',
  'Additional provisions': 'Disposiciones adicionales',
  'Do you want to attach amendments?': '¿Desea adjuntar enmiendas?',
  'Enter additional information in the box, or mark "Yes" to attach amendments.':
    'Ingrese información adicional en el cuadro o marque "Sí" para adjuntar enmiendas.',
  'Files added': 'Archivos agregados',
  'Need to include attachments.': 'Debe incluir archivos adjuntos.',
  Date: 'Fecha',
  Time: 'Hora',
  'When do you want this filing to take effect?': '¿Cuándo desea que este trámite entre en vigencia?',
  'Add a word that sets this name apart. A term such as "LLC" or "Limited" alone is no name.':
    'Agregue una palabra que distinga este nombre. Un término como "LLC" o "Limited" por sí solo no es un nombre.',
  'Do you want to change the entity name?': '¿Desea cambiar el nombre de la entidad?',
  'Filers added': 'Personas que presentan agregadas',
  'I have read and understood the notice': 'He leído y entendido el aviso',
  'Mark the checkbox to show that you have read and understood the notice.':
    'Marque la casilla para indicar que ha leído y entendido el aviso.',
  'Choose Managers or Members.': 'Elija Gerentes o Miembros.',
  'The management of the limited liability company is vested in':
    'La administración de la compañía de responsabilidad limitada corresponde a',
  'There is at least one member of the limited liability company':
    'La compañía de responsabilidad limitada tiene al menos un miembro',
  'There must be at least one member of the LLC.': 'La LLC debe tener al menos un miembro.',
  'Do you want email notifications?': '¿Desea avisos por correo electrónico?',
  'Do you want text notifications?': '¿Desea avisos por mensaje de texto?',
  'Email addresses added': 'Direcciones de correo electrónico agregadas',
  'Text numbers added': 'Números para mensajes de texto agregados',
  'Choose Affidavit or Photo ID.': 'Elija Declaración jurada o Identificación con foto.',
  'Need to include private attachments.': 'Debe incluir archivos adjuntos privados.',
  'Photo ID': 'Identificación con foto',
  Affidavit: 'Declaración jurada',
  'Which document is it?': '¿Qué documento es?',
  "Directors' terms": 'Mandatos de los directores',
  'Enter a statement describing the purpose.': 'Ingrese una declaración que describa la finalidad.',
  "Enter information about directors' terms.": 'Ingrese información sobre los mandatos de los directores.',
  'Number of directors': 'Número de directores',
  'Additional information about the shares': 'Información adicional sobre las acciones',
  'Filing to revoke': 'Trámite que se revoca',
  'Choose the filing to revoke.': 'Elija el trámite que se revoca.',
  'That filing waits for review by the office, and can be revoked once it is accepted.':
    'Ese trámite espera la revisión de la oficina, y se puede revocar una vez aceptado.',
  'That filing does not wait for its day any more. Choose one that still does.':
    'Ese trámite ya no espera su fecha. Elija uno que todavía la espere.',
  'Number of common shares': 'Número de acciones comunes',
  'The corporation is authorized to issue common shares':
    'La corporación está autorizada a emitir acciones comunes',
  'The corporation is authorized to issue more than one class of shares, or shares of another kind':
    'La corporación está autorizada a emitir más de una clase de acciones, o acciones de otro tipo',
  'The law that the entity existed under before it was dissolved.':
    'La ley que regía la entidad antes de disolverse.',
  'The law that the entity existed under before it was dissolved, such as {statute}, C.R.S.':
    'La ley que regía la entidad antes de disolverse, como {statute}, C.R.S.',
  'Enter the statute that the entity existed under before it was dissolved.':
    'Ingrese la ley conforme a la cual existía la entidad antes de disolverse.',
  'New entity name': 'Nuevo nombre de la entidad',
  'Enter information about the distribution of assets.':
    'Ingrese información sobre la distribución de los bienes.',
  'Will the nonprofit corporation have voting members?':
    '¿Tendrá la corporación sin fines de lucro miembros con derecho a voto?',
  'Information is missing or invalid.': 'Falta información o no es válida.',
  'Nothing has changed: this address is on record. Change the principal office address, enter additional information, or add an attachment.':
    'No ha cambiado nada: esta dirección ya consta en el registro. Cambie la dirección de la oficina principal, ingrese información adicional o agregue un archivo adjunto.',
  'Nothing has changed: this agent is on record with these addresses. Name another agent, change an address, enter additional information, or add an attachment.':
    'No ha cambiado nada: este agente ya consta en el registro con estas direcciones. Nombre otro agente, cambie una dirección, ingrese información adicional o agregue un archivo adjunto.',
  'You must change the entity name, enter additional information, or add an attachment.':
    'Debe cambiar el nombre de la entidad, ingresar información adicional o agregar un archivo adjunto.',
  'No street address is on record. Enter the mailing address.':
    'No consta ninguna dirección física. Ingrese la dirección postal.',
  'Nothing has changed: this mailing address is on record. Change it, enter additional information, or add an attachment.':
    'Nada ha cambiado: esta dirección postal ya consta en el registro. Cámbiela, ingrese información adicional o agregue un archivo adjunto.',
};
