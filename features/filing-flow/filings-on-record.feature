Feature: How a filing on an entity on record is opened
  The place of such a filing names the entity and the transaction. The filing begins at its introduction once the registry has told what is on record and that the entity can file it.

  @W4-init-existing @W4-session @W2-unknown
  Rule: The entity that a place names, and the filing in progress, decide what a filer is shown
    Scenario Outline: A filer without a filing
      Given no filing is in progress
      When a filer opens the <step> step of <filing> for the entity "<entity>" and the transaction "<transaction>"
      Then the filer is shown "<shown>"

      Examples: A place that names an entity and a transaction
        | step                     | filing                               | entity      | transaction                              | shown                                   |
        | introduction             | a change of principal office address | 20101000001 | change of principal office address       | a new filing                            |
        | report introduction      | a periodic report                    | 20101000001 | periodic report                          | a new filing                            |
        | introduction             | an amendment                         | 20101000001 | amendment of a limited liability company | a new filing                            |
        | principal office address | a change of principal office address | 20101000001 | change of principal office address       | the introduction, which begins a filing |
        | entity name              | an amendment                         | 20101000001 | amendment of a nonprofit corporation     | the introduction, which begins a filing |
        | review                   | a change of principal office address | 20101000001 | change of principal office address       | the introduction, which begins a filing |

      Examples: A place that names too little, or the transaction of another filing
        | step                     | filing                               | entity      | transaction                        | shown     |
        | introduction             | a change of principal office address |             |                                    | the forms |
        | introduction             | a change of principal office address | 20101000001 |                                    | the forms |
        | introduction             | a change of principal office address |             | change of principal office address | the forms |
        | introduction             | a change of principal office address | 20101000001 | periodic report                    | the forms |
        | introduction             | a change of principal office address | 20101000001 | form that nobody knows             | the forms |
        | principal office address | a change of principal office address |             |                                    | the forms |

      Examples: A formation names no entity
        | step         | filing                        | entity | transaction | shown        |
        | introduction | a limited liability company   |        |             | a new filing |
        | introduction | a domestic profit corporation |        |             | a new filing |
        | management   | a limited liability company   |        |             | the forms    |

      Examples: The end of a filing needs none in progress
        | step        | filing                               | entity | transaction | shown                  |
        | receipt     | a change of principal office address |        |             | the filing in progress |
        | what's next | a change of principal office address |        |             | the filing in progress |

    Scenario Outline: A filer who has a change of principal office address in progress
      Given the filing is a change of principal office address
      And the filing in progress is on the entity "20101000001"
      When a filer opens the <step> step of <filing> for the entity "<entity>" and the transaction "<transaction>"
      Then the filer is shown "<shown>"

      Examples: The same entity, or none
        | step                     | filing                               | entity      | transaction                        | shown                  |
        | introduction             | a change of principal office address | 20101000001 | change of principal office address | the filing in progress |
        | principal office address | a change of principal office address | 20101000001 | change of principal office address | the filing in progress |
        | introduction             | a change of principal office address |             |                                    | the filing in progress |
        | review                   | a change of principal office address |             |                                    | the filing in progress |

      Examples: Another entity, or another form
        | step                     | filing                               | entity      | transaction                        | shown                                   |
        | introduction             | a change of principal office address | 20101000004 | change of principal office address | a new filing                            |
        | principal office address | a change of principal office address | 20101000004 | change of principal office address | the introduction, which begins a filing |
        | introduction             | a change of registered agent         | 20101000001 | change of registered agent         | a new filing                            |
        | introduction             | a change of registered agent         |             |                                    | which filing the filer wants            |
        | review                   | a change of registered agent         |             |                                    | which filing the filer wants            |
        | management               | a limited liability company          |             |                                    | which filing the filer wants            |
        | introduction             | a limited liability company          |             |                                    | a new filing                            |

    Scenario Outline: Another filing takes the place of one in which something was entered only when the filer wants it
      Given the filing is a change of principal office address
      And the filing in progress is on the entity "20101000001"
      And something was entered in the filing in progress
      When a filer opens the <step> step of <filing> for the entity "<entity>" and the transaction "<transaction>"
      Then the filer is shown "<shown>"

      Examples: A step of another filing
        | step                     | filing                               | entity      | transaction                        | shown                                   |
        | introduction             | a change of principal office address | 20101000004 | change of principal office address | which filing the filer wants            |
        | introduction             | a change of registered agent         | 20101000001 | change of registered agent         | which filing the filer wants            |
        | introduction             | a limited liability company          |             |                                    | which filing the filer wants            |
        | management               | a limited liability company          |             |                                    | which filing the filer wants            |
        | introduction             | a change of registered agent         |             |                                    | which filing the filer wants            |
        | principal office address | a change of principal office address | 20101000004 | change of principal office address | the introduction, which begins a filing |

      Examples: A step of the filing in progress, or one that needs none
        | step         | filing                               | entity      | transaction                        | shown                  |
        | introduction | a change of principal office address | 20101000001 | change of principal office address | the filing in progress |
        | review       | a change of principal office address |             |                                    | the filing in progress |
        | receipt      | a limited liability company          |             |                                    | the filing in progress |

  @W4-init-new @W4-session
  Rule: Starting a formation never continues an earlier one without asking
    Scenario Outline: A filer who has the same form in progress follows its start link
      Given the filing is <form>
      And something was entered in the filing in progress
      When a filer follows the link that starts <started>
      Then the filer is shown "<shown>"

      Examples:
        | form                          | started                       | shown                        |
        | a limited liability company   | a limited liability company   | which filing the filer wants |
        | a domestic profit corporation | a domestic profit corporation | which filing the filer wants |
        | a domestic profit corporation | a limited liability company   | which filing the filer wants |

    Scenario: A filer who has entered nothing yet follows the start link again
      Given the filing is a limited liability company
      When a filer follows the link that starts a limited liability company
      Then the filer is shown "the filing in progress"

    Scenario: A filer goes back to the introduction of the filing in progress
      Given the filing is a limited liability company
      And something was entered in the filing in progress
      When a filer opens the introduction step of a limited liability company for the entity "" and the transaction ""
      Then the filer is shown "the filing in progress"

  @W4-init-existing @W7-summary @W7-available @W2-intro @W2-unavailable
  Rule: The filing begins once the registry has told what is on record and that the entity can file it
    Scenario Outline: What the registry's answers lead to
      When <filing> is opened for an entity of the type "<type>" whose record is "<record>" and whose transaction is "<transaction>"
      Then the answers lead to "<result>"

      Examples:
        | filing                               | type                      | record  | transaction   | result                                        |
        | a change of principal office address | limited liability company | found   | available     | a new filing                                  |
        | a change of principal office address | Article 56 cooperative    | found   | available     | a new filing                                  |
        | a change of principal office address | limited liability company | found   | not available | the reason why the form is not available      |
        | a change of principal office address | trade name                | found   | not available | the reason why the form is not available      |
        | a change of principal office address | limited liability company | unknown | unknown       | the message that the entity is unknown        |
        | a change of principal office address | limited liability company | found   | unknown       | the message that the entity is unknown        |
        | a change of principal office address | limited liability company | failed  | available     | the message that the record could not be read |
        | a change of principal office address | limited liability company | refused | refused       | the message that the record could not be read |
        | a change of principal office address | limited liability company | found   | failed        | the message that the record could not be read |
        | a change of principal office address | limited liability company | found   | silent        | the message that the record could not be read |
        | an amendment                         | nonprofit corporation     | found   | available     | a new filing                                  |
        | an amendment                         | limited liability company | found   | not available | the reason why the form is not available      |
        | an amendment                         | profit corporation        | found   | not available | the notice of an unavailable filing           |
        | an amendment                         | Article 56 cooperative    | found   | not available | the notice of an unavailable filing           |

    Scenario Outline: An amendment of another type is not available, whatever the registry answers
      When an amendment with the transaction "<transaction>" is opened for an entity of the type "<type>"
      Then the answers lead to "<result>"

      Examples: Its own
        | transaction                                        | type                               | result       |
        | amendment of a limited liability company           | limited liability company          | a new filing |
        | amendment of a nonprofit corporation               | nonprofit corporation              | a new filing |
        | amendment of an Article 55 cooperative association | Article 55 cooperative association | a new filing |

      Examples: That of another type
        | transaction                                        | type                               | result                              |
        | amendment of a limited liability company           | nonprofit corporation              | the notice of an unavailable filing |
        | amendment of a nonprofit corporation               | Article 55 cooperative association | the notice of an unavailable filing |
        | amendment of an Article 55 cooperative association | limited liability company          | the notice of an unavailable filing |
        | amendment of a limited liability company           | profit corporation                 | the notice of an unavailable filing |

  @W4-fraudflag
  Rule: A filer who is sent away from an entity is told why
    Scenario Outline: What the list of forms says
      When a filer is sent to the forms because "<reason>"
      Then the list of forms says "<sentence>"

      Examples:
        | reason                       | sentence                                                                                                                                                                                                            |
        | the forms are not online     | Forms for this entity cannot be filed online at this time. Call or write to the office to file them.                                                                                                                |
        | the filing is no longer kept | The filing that was in progress in this window is no longer kept. We remove filings in progress that nobody has changed for a long time. Nothing was filed and nothing was charged. Choose a form to begin again. |
        | no filing is in progress     | No filing is in progress in this window. Choose a form, or enter the ID number of the entity that you want to file for.                                                                                             |
        | no filing needs the agent    | A registered agent is named as a part of a filing, and none is in progress in this window. Choose a form, or enter the ID number of the entity whose agent changes.                                                 |
        | the login names no entity    | Secure business filing is the login to the filings of one entity. Look the entity up, or enter its ID number, and choose a form: you are asked to log in where the entity has secure filing.                        |

    Scenario Outline: A reason that somebody makes up puts nothing on the list of forms
      When somebody makes up the reason "<text>"
      Then the list of forms says ""

      Examples:
        | text                   |
        | Send your card number. |
        | constructor            |

  @W4-chgpoa-intro @W7-address
  Rule: The introduction of a change of address keeps what the verifier confirms, and asks nothing
    Scenario Outline: What becomes of the address on record
      Given the filing is a change of principal office address
      When the verifier "<verdict>" on record
      Then the office on record <result>

      Examples:
        | verdict                           | result           |
        | confirms the address              | is confirmed     |
        | knows another form of the address | is left as it is |
        | does not know the address         | is left as it is |
        | does not answer                   | is left as it is |

  @A2-poa
  Rule: A step that changes what is on record says so before the new values
    Scenario Outline: The sentence before the principal office address
      Given the filing is <filing>
      Then the principal office address step shows the new values after the sentence "<sentence>"

      Examples:
        | filing                               | sentence                                                       |
        | a change of principal office address | The entity's principal office has changed. The new address is: |
        | a periodic report                    |                                                                |
        | a limited liability company          |                                                                |

    Scenario Outline: The sentence before the registered agent
      Given the filing is <filing>
      Then the registered agent step shows the new values after the sentence "<sentence>"

      Examples:
        | filing                       | sentence                                                                |
        | a change of registered agent | The entity's registered agent has changed. The new registered agent is: |
        | a periodic report            |                                                                         |
        | a limited liability company  |                                                                         |

  @W2-header
  Rule: The filing's title is shown over the headings of its steps, but not once it has been paid
    Scenario Outline: The line over the heading
      Given the filing is <filing>
      Then the line over the heading of the <step> step is "<line>"

      Examples:
        | filing                               | step         | line                                                      |
        | a change of principal office address | introduction | Statement of Change Changing the Principal Office Address |
        | a change of principal office address | filer        | Step 4 of 6                                               |
        | a change of principal office address | receipt      |                                                           |
        | a change of principal office address | what's next  |                                                           |
        | a limited liability company          | receipt      | Step 11 of 11                                             |
        | a limited liability company          | what's next  |                                                           |

  @W2-whatsnext
  Rule: What is said of a finished filing follows from what it did
    Scenario Outline: What the filer reads
      When <filing> is finished and "<standing>"
      Then the filer reads afterwards "<sentence>"
      And the filer is reminded of the "<turn>" periodic report

      Examples: On an entity on record
        | filing                               | standing          | sentence                                                                                                                 | turn |
        | a change of principal office address | in effect         | The change is on record for Front Range Bakers LLC.                                                                      | next |
        | a change of principal office address | delayed           | The document for Front Range Bakers LLC is on file. The record changes on 12/15/2026.                                    | next |
        | a change of registered agent         | in effect         | The change is on record for Front Range Bakers LLC.                                                                      | next |
        | a change of registered agent         | queued for review | The document for Front Range Bakers LLC is queued for review. You will receive an email when it is accepted or rejected. | next |
        | an amendment                         | in effect         | The change is on record for Front Range Bakers LLC.                                                                      | next |
        | a periodic report                    | in effect         | The periodic report of Front Range Bakers LLC is on record.                                                              | next |
        | a reinstatement                      | in effect         | The reinstatement of Front Range Bakers LLC is on record.                                                                | next |
        | a statement curing delinquency       | in effect         | The statement curing the delinquency of Front Range Bakers LLC is on record.                                             | next |

      Examples: A new entity
        | filing                        | standing  | sentence                                            | turn  |
        | a limited liability company   | in effect | The document for Front Range Bakers LLC is on file. | first |
        | a domestic profit corporation | delayed   | The document for Front Range Bakers LLC is on file. | first |

  @W4-init-existing @W7-available @W2-intro @browser-only
  Rule: The introduction shows the entity, or says why the filing does not begin
    @W2-header @W2-unknown
    Scenario: A place of a later step that names an entity
      When a filer opens the filer step of a change of principal office address on the entity "20101000022"
      Then the filer reads the heading "Change the principal office address"
      And "Alder Ridge Farms LLC" and "Entity ID 20101000022" stand over the filing
      And "Start" is offered

    @W4-restore
    Scenario: The entity is kept when the filing is reloaded
      When a filer opens the introduction step of a change of principal office address on the entity "20101000022"
      And the filer continues
      And the filer reloads the filing
      Then the filer is told "The entity's principal office has changed. The new address is:"
      And "Alder Ridge Farms LLC" and "Entity ID 20101000022" stand over the filing

    Scenario: The entity is not on record
      When a filer opens the introduction step of a change of principal office address on the entity "99999999999"
      Then the filer is told "There is no entity on record with ID number 99999999999."
      And "look up the entity" is offered
      And "Start" is not offered

    Scenario: The form is not available for the entity
      When a filer opens the introduction step of a change of principal office address on the entity "20101000006"
      Then the filer is told "A dissolved entity has to be reinstated first."
      And "Reinstate the entity" is offered
      And "Go to the record of Elk Crossing Outfitters LLC" is offered
      And "Start" is not offered

  @browser-only
  Rule: A filing on an entity is not opened to everybody
    @W4-fraudflag
    Scenario: The entity is under the fraud flag
      When a filer opens the introduction step of a change of principal office address on the entity "20101000016"
      Then the filer is told "Forms for this entity cannot be filed online at this time."

    @W4-sbf @W7-authcheck
    Scenario: The entity has secure filing
      When a filer opens the introduction step of a change of principal office address on the entity "20101000015"
      Then the filer is asked to log in
