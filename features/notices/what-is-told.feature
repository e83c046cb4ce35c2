Feature: What those who watch a record are told
  Nothing happens to a business unseen: who follows a record, and who was its contact, reads what changed and what to do about it.

  @T3-tell
  Rule: A message says what happened, and its event is one of those that can be followed
    Scenario Outline: What is told of a filing follows from its state and the one before
      Given a <filing> for "Acme LLC" that "<state>" now, and "<before>" before
      Then the subject of the message is "<subject>"
      And the message begins "<opening>"
      And it is told to those who follow "<events>"

      Examples: A filing that has just come
        | filing                             | state            | before   | subject                               | opening                                                                                        | events                |
        | change of principal office address | is in effect     | was none | Acme LLC: a filing was recorded       | A change of address for Acme LLC was recorded and is in effect.                                | A filing was recorded |
        | change of principal office address | takes effect later | was none | Acme LLC: a filing was recorded     | A change of address for Acme LLC was recorded. It takes effect on 12/01/2026 11:59 PM MST.     | A filing was recorded |
        | change of registered agent         | waits for review | was none | Acme LLC: a filing waits for review   | A change of registered agent for Acme LLC waits for review by the office.                      | A filing waits for review |

      Examples: A filing that was told of before
        | filing                             | state              | before             | subject                         | opening                                                                                                                     | events                                           |
        | change of registered agent         | is in effect       | waits for review   | Acme LLC: a filing was accepted | A change of registered agent for Acme LLC was accepted by the office and is in effect.                           | A filing was recorded, A filing waits for review |
        | change of registered agent         | takes effect later | waits for review   | Acme LLC: a filing was accepted | A change of registered agent for Acme LLC was accepted by the office. It takes effect on 12/01/2026 11:59 PM MST.    | A filing was recorded, A filing waits for review |
        | change of registered agent         | was rejected       | waits for review   | Acme LLC: a filing was rejected | A change of registered agent for Acme LLC was rejected by the office. It changed nothing on record.                  | A filing waits for review                        |
        | change of principal office address | is in effect       | takes effect later | Acme LLC: a filing took effect  | A change of address for Acme LLC took effect on 12/01/2026 11:59 PM MST.                                                    | A filing was recorded                            |
        | change of principal office address | was revoked        | takes effect later | Acme LLC: a filing was revoked  | A change of address for Acme LLC was revoked before its day. It will not take effect.                                       | A filing was recorded                            |

    Scenario: A due day that has passed is told as a change of the status
      Given the record of "Acme LLC" that no filing changes
      And the status changes from "in good standing" to "noncompliant"
      Then the subject of the message is "Acme LLC: the status changed"
      And the message begins "The status of Acme LLC changed. No filing did this: a due day has passed."
      And it is told to those who follow "The status changed"

    Scenario: A text message leads to what can be done by who did not file
      Given a change of registered agent for "Acme LLC" that "waits for review" now, and "was none" before
      Then the text message is "Office: A change of registered agent for Acme LLC waits for review by the office. This wasn't me: https://registry.example/not-me Reply STOP to stop, HELP for help."

    Scenario: A text message about a due day leads to the record, since nobody has filed
      Given the record of "Acme LLC" that no filing changes
      And the status changes from "in good standing" to "noncompliant"
      Then the text message is "Office: The status of Acme LLC changed. No filing did this: a due day has passed. See the record: https://registry.example/record Reply STOP to stop, HELP for help."

    Scenario: A filing that changes the status is told to those who follow the status
      Given a dissolution for "Acme LLC" that "is in effect" now, and "was none" before
      And the status changes from "in good standing" to "voluntarily dissolved"
      Then it is told to those who follow "A filing was recorded, The status changed"

    Scenario: A withheld document is named, and nothing that it says
      Given a document of "Acme LLC" that is withheld
      Then the subject of the message is "Acme LLC: a document was withheld"
      And the message begins "Document 20261000009 of Acme LLC is no longer shown to the public."
      And no change is told

    Scenario: What nobody may see is not told
      Given the record of "Acme LLC" that no filing changes
      Then nothing is told

  @T3-tell
  Rule: Each fact that changed is told from what to what, in the reader's language, and values stay as they are
    Scenario Outline: A fact that differs is told with both of its values
      Given a change of principal office address for "Acme LLC" that "is in effect" now, and "was none" before
      And the fact "<fact>" changes from "<before>" to "<after>"
      Then the change is told as "<line>"
      And the change is told in Spanish as "<Spanish>"

      Examples:
        | fact             | before           | after           | line                                                                                                       | Spanish |
        | name             | Acme LLC         | Status LLC      | Name: from Acme LLC to Status LLC                                                                          | Nombre: de Acme LLC a Status LLC |
        | street           | 1 First Street   | 2 Second Street | Street address of the principal office: from 1 First Street, Denver, CO 80202 to 2 Second Street, Denver, CO 80202 | Domicilio físico de la oficina principal: de 1 First Street, Denver, CO 80202 a 2 Second Street, Denver, CO 80202 |
        | agent            | Ada Park         | Robin Sample    | Registered agent: from Ada Park to Robin Sample                                                            | Agente registrado: de Ada Park a Robin Sample |
        | agent            | Ada Park         |                 | Registered agent: no longer Ada Park                                                                       | Agente registrado: ya no Ada Park |
        | agent            |                  | Robin Sample    | Registered agent: Robin Sample                                                                             | Agente registrado: Robin Sample |
        | report's day     | 2027-03-31       | 2028-03-31      | Periodic report due: from March 31, 2027 to March 31, 2028                                                 | Vencimiento del informe periódico: de 31 de marzo de 2027 a 31 de marzo de 2028 |
        | report month     | January          | May             | Report month: from January to May                                                                          | Mes del informe: de enero a mayo |
        | words of the law |                  | , Delinquent December 1, 2026 | Words that the law adds to the name: Delinquent December 1, 2026                              | Palabras que la ley añade al nombre: Delinquent December 1, 2026 |

    Scenario: A part that a withheld document set is named, and its values are not
      Given a change of principal office address for "Acme LLC" that "is in effect" now, and "was none" before
      And a withheld document has set the principal office
      Then the change is told as "Not shown, since a document is withheld: the principal office address"

  @T3-digest
  Rule: Five messages of a day come singly; what happens after them is told in one message after the day, a line an entity
    Scenario: Of two entities the one that changed twice has one line
      Given these changes after the fifth message of "2026-12-01":
        | entity   | what                         |
        | Acme LLC | a filing was recorded        |
        | Best LLC | a filing waits for review    |
        | Acme LLC | a filing was recorded        |
      Then the message after the day is called "More news of December 1, 2026: 2 records"
      And the message after the day lists:
        | line                                         |
        | Acme LLC: a filing was recorded (2 messages) |
        | Best LLC: a filing waits for review          |

    Scenario: News of one record
      Given these changes after the fifth message of "2026-12-01":
        | entity   | what                  |
        | Acme LLC | a filing was recorded |
      Then the message after the day is called "More news of December 1, 2026: 1 record"
      And the text message after the day is "Office: more news of December 1, 2026 on records that you follow (1). Reply STOP to stop, HELP for help."
