Feature: How a filing begins
  The registry works on the right transaction of the right entity only if the filing says both from its beginning.

  @W4-init-new @W3-defaults @W1-devhome-types
  Rule: A formation begins with its transaction, its type of entity and the domestic flag
    Scenario Outline: What a formation begins with
      Given the filing is <filing>
      Then the filing has the transaction "<transaction>" for the entity type "<entity type>"
      And the filing is domestic

      Examples:
        | filing                                | transaction                                        | entity type                        |
        | a limited liability company           | formation of a limited liability company           | limited liability company          |
        | a domestic profit corporation         | formation of a profit corporation                  | profit corporation                 |
        | a domestic nonprofit corporation      | formation of a nonprofit corporation               | nonprofit corporation              |
        | an Article 55 cooperative association | formation of an Article 55 cooperative association | Article 55 cooperative association |
        | an Article 56 cooperative             | formation of an Article 56 cooperative             | Article 56 cooperative             |

    Scenario: A filing on an entity is not marked as domestic
      Given the filing is a periodic report
      Then the filing is not domestic

  @W1-devhome-types @W4-init-existing
  Rule: An amendment carries out the transaction of its entity's type
    Scenario Outline: The transaction of an amendment
      Given the filing is an amendment
      And the entity is <entity>
      Then the filing has the transaction "<transaction>" for the entity type "<type>"

      Examples:
        | entity                                | transaction                                        | type                               |
        | a limited liability company           | amendment of a limited liability company           | limited liability company          |
        | a domestic nonprofit corporation      | amendment of a nonprofit corporation               | nonprofit corporation              |
        | an Article 55 cooperative association | amendment of an Article 55 cooperative association | Article 55 cooperative association |

    Scenario Outline: There is no amendment of these entities online
      Given the filing is an amendment
      And the entity is <entity>
      Then the filing has the transaction "" for the entity type "<type>"

      Examples:
        | entity                        | type                   |
        | a domestic profit corporation | profit corporation     |
        | an Article 56 cooperative     | Article 56 cooperative |

  @W4-init-new @W4-init-existing
  Rule: A filing in progress is not begun again
    Scenario Outline: Whether opening a filing begins a new one
      Given <progress>
      Then opening <filing> <begins> a new filing

      Examples:
        | progress                                            | filing                                | begins         |
        | no filing is in progress                            | a limited liability company           | begins         |
        | the filing is a limited liability company           | a limited liability company           | does not begin |
        | no filing is in progress                            | a domestic profit corporation         | begins         |
        | the filing is a domestic profit corporation         | a domestic profit corporation         | does not begin |
        | no filing is in progress                            | a domestic nonprofit corporation      | begins         |
        | the filing is a domestic nonprofit corporation      | a domestic nonprofit corporation      | does not begin |
        | no filing is in progress                            | an Article 55 cooperative association | begins         |
        | the filing is an Article 55 cooperative association | an Article 55 cooperative association | does not begin |
        | no filing is in progress                            | an Article 56 cooperative             | begins         |
        | the filing is an Article 56 cooperative             | an Article 56 cooperative             | does not begin |
        | no filing is in progress                            | a periodic report                     | begins         |
        | the filing is a periodic report                     | a periodic report                     | does not begin |
        | no filing is in progress                            | an amendment                          | begins         |
        | the filing is an amendment                          | an amendment                          | does not begin |
        | no filing is in progress                            | a change of principal office address  | begins         |
        | the filing is a change of principal office address  | a change of principal office address  | does not begin |
        | no filing is in progress                            | a change of registered agent          | begins         |
        | the filing is a change of registered agent          | a change of registered agent          | does not begin |
        | no filing is in progress                            | a reinstatement                       | begins         |
        | the filing is a reinstatement                       | a reinstatement                       | does not begin |
        | no filing is in progress                            | a statement curing delinquency        | begins         |
        | the filing is a statement curing delinquency        | a statement curing delinquency        | does not begin |

    Scenario Outline: A formation waits for the type of an entity, a filing on an entity for another filing
      Given <progress>
      Then opening <filing> <begins> a new filing

      Examples: A formation in progress has its type of entity
        | progress                                  | filing                         | begins         |
        | the filing is a limited liability company | a domestic profit corporation  | does not begin |
        | the filing is a limited liability company | a reinstatement                | does not begin |
        | the filing is a limited liability company | a statement curing delinquency | does not begin |

      Examples: A filing whose entity is not known yet has none
        | progress                                     | filing                         | begins         |
        | the filing is a reinstatement                | a limited liability company    | begins         |
        | the filing is a statement curing delinquency | a domestic profit corporation  | begins         |
        | the filing is a reinstatement                | a statement curing delinquency | does not begin |
        | the filing is a statement curing delinquency | a reinstatement                | does not begin |

  @W3-page-flags
  Rule: What a filing asks for follows from its type
    Scenario Outline: What each filing asks for
      Given the filing is <filing>
      Then the filing asks for "<parts>"

      Examples:
        | filing                                | parts                                                                                                                                                         |
        | a limited liability company           | entity name, principal office, registered agent, management, persons forming, additional information, attachments, effective date, filers                     |
        | a domestic profit corporation         | entity name, principal office, registered agent, persons forming, shares, additional information, attachments, effective date, filers                         |
        | a domestic nonprofit corporation      | entity name, principal office, registered agent, persons forming, voting and assets, additional information, attachments, effective date, filers              |
        | an Article 55 cooperative association | entity name, principal office, registered agent, persons forming, purpose and directors, attachments, effective date, filers, required additional information |
        | an amendment                          | entity name, additional information, attachments, effective date, filers                                                                                      |
        | a reinstatement                       | name on record, statute, principal office, registered agent, additional information, attachments, effective date, filers                                      |
        | a statement curing delinquency        | name on record, principal office, registered agent, additional information, attachments, effective date, filers                                               |
        | an Article 56 cooperative             | entity name, principal office, registered agent, persons forming, purpose and directors, attachments, effective date, filers                                  |
        | a periodic report                     | principal office, registered agent, filers                                                                                                                    |
        | a change of principal office address  | principal office, additional information, attachments, effective date, filers                                                                                 |
        | a change of registered agent          | registered agent, additional information, attachments, effective date, filers                                                                                 |
        | a dissolution                         | additional information, attachments, effective date, filers                                                                                                   |
        | a statement of revocation             | filing to revoke, filers|
        | a change of mailing address           | mailing address, additional information, attachments, effective date, filers                                                                                  |

    Scenario Outline: What an amendment asks for follows from its entity as well
      Given the filing is an amendment
      And the entity is <entity>
      Then the filing asks for "<parts>"

      Examples:
        | entity                                | parts                                                                                                     |
        | a limited liability company           | entity name, additional information, attachments, effective date, filers                                  |
        | a domestic nonprofit corporation      | entity name, additional information, attachments, effective date, filers                                  |
        | an Article 55 cooperative association | entity name, additional information, attachments, effective date, filers, required additional information |

    Scenario Outline: The administrative fraud check adds the email and the private attachments
      Given the filing is <filing>
      And the filing is under the administrative fraud check
      Then the filing also asks for "email, private attachments"

      Examples:
        | filing                         |
        | a reinstatement                |
        | a statement curing delinquency |
        | a change of registered agent   |

    Scenario Outline: The administrative fraud check changes nothing else
      Given the filing is <filing>
      And the filing is under the administrative fraud check
      Then the filing asks for "<parts>"

      Examples: Filings that staff look at
        | filing                         | parts                                                                                                                                                |
        | a reinstatement                | name on record, statute, principal office, registered agent, email, private attachments, additional information, attachments, effective date, filers |
        | a statement curing delinquency | name on record, principal office, registered agent, email, private attachments, additional information, attachments, effective date, filers          |
        | a change of registered agent   | registered agent, email, private attachments, additional information, attachments, effective date, filers                                            |

      Examples: All others
        | filing                                | parts                                                                                                                                                         |
        | a limited liability company           | entity name, principal office, registered agent, management, persons forming, additional information, attachments, effective date, filers                     |
        | a domestic profit corporation         | entity name, principal office, registered agent, persons forming, shares, additional information, attachments, effective date, filers                         |
        | a domestic nonprofit corporation      | entity name, principal office, registered agent, persons forming, voting and assets, additional information, attachments, effective date, filers              |
        | an Article 55 cooperative association | entity name, principal office, registered agent, persons forming, purpose and directors, attachments, effective date, filers, required additional information |
        | an Article 56 cooperative             | entity name, principal office, registered agent, persons forming, purpose and directors, attachments, effective date, filers                                  |
        | an amendment                          | entity name, additional information, attachments, effective date, filers                                                                                      |
        | a periodic report                     | principal office, registered agent, filers                                                                                                                    |
        | a change of principal office address  | principal office, additional information, attachments, effective date, filers                                                                                 |

  @W4-session
  Rule: Without a filing only its beginning and its end can be visited
    Scenario Outline: A filer without a filing
      When a filer without a filing opens the <step> step
      Then the filer <verdict>

      Examples:
        | step                     | verdict              |
        | introduction             | may stay             |
        | report introduction      | may stay             |
        | receipt                  | may stay             |
        | what's next              | may stay             |
        | entity name              | is sent to the forms |
        | name and statute         | is sent to the forms |
        | principal office address | is sent to the forms |
        | registered agent         | is sent to the forms |
        | email                    | is sent to the forms |
        | management               | is sent to the forms |
        | formation                | is sent to the forms |
        | shares                   | is sent to the forms |
        | voting and assets        | is sent to the forms |
        | purpose and directors    | is sent to the forms |
        | private attachments      | is sent to the forms |
        | additional information   | is sent to the forms |
        | attachments              | is sent to the forms |
        | effective date           | is sent to the forms |
        | filer                    | is sent to the forms |
        | notifications            | is sent to the forms |
        | review                   | is sent to the forms |
        | payment                  | is sent to the forms |

    @browser-only
    Scenario: A filer who comes without a filing is sent to the forms
      When a filer opens the "management" step of a limited liability company
      Then the filer reads the heading "Business filings and records"

  @W4-sbf @W4-fraudflag
  Rule: A filing on an entity is opened to those who may
    Scenario Outline: Whether a filing on an entity may be opened
      When the entity's fraud flag is "<fraud>", its secure filing is "<secure>" and the filer is "<filer>"
      Then the filer <verdict>

      Examples:
        | fraud | secure | filer     | verdict              |
        | N     | off    | anonymous | may stay             |
        | N     | off    | signed in | may stay             |
        | N     | on     | signed in | may stay             |
        | N     | on     | anonymous | has to log in        |
        | Y     | off    | anonymous | is sent to the forms |
        | Y     | on     | signed in | is sent to the forms |

  @W4-summary-resets
  Rule: What was said of an address is forgotten when the entity is loaded
    Scenario: The addresses of an entity on record
      Given the filing is a periodic report
      When the summary of an entity is loaded
      Then the addresses of the filing must be verified

  @W4-init-existing
  Rule: A filing on an entity begins with what is on record
    Scenario Outline: What the filing takes over
      Given the filing is <filing>
      When the summary of an entity is loaded
      Then the filing has the transaction "<transaction>" for the entity type "limited liability company"
      And the filing is for the entity "20101000002" with the name "Front Range Bakers LLC"

      Examples:
        | filing                               | transaction                              |
        | a periodic report                    | periodic report                          |
        | a reinstatement                      | reinstatement                            |
        | a statement curing delinquency       | statement curing delinquency             |
        | an amendment                         | amendment of a limited liability company |
        | a change of principal office address | change of principal office address       |
        | a change of registered agent         | change of registered agent               |

  @W4-chgpoa-intro
  Rule: The introduction of a change of address verifies and keeps the addresses on record before it continues
    Scenario: The introduction of a change of principal office address
      Given the filing is a change of principal office address
      When the filer completes the introduction step
      Then the addresses on record are verified first

    Scenario: The introduction is open for a change from the review
      Given the filing is a change of principal office address
      When the filer opens the review
      And the filer edits the introduction section
      Then the addresses on record are left as they are

    Scenario Outline: Other steps and other filings
      Given the filing is <filing>
      When the filer completes the <step> step
      Then the addresses on record are left as they are

      Examples:
        | filing                                | step                     |
        | a change of principal office address  | principal office address |
        | a change of principal office address  | filer                    |
        | a change of registered agent          | introduction             |
        | a periodic report                     | report introduction      |
        | an amendment                          | introduction             |
        | a reinstatement                       | introduction             |
        | a statement curing delinquency        | introduction             |
        | a limited liability company           | introduction             |
        | a domestic profit corporation         | introduction             |
        | a domestic nonprofit corporation      | introduction             |
        | an Article 55 cooperative association | introduction             |
        | an Article 56 cooperative             | introduction             |

  @W2-intro
  Rule: An introduction offers to continue
    Scenario Outline: Whether it does
      When the introduction of <filing> is shown for an entity that is <validity>
      Then the filer <can> continue

      Examples: A filing on an entity waits for the registry to say that the entity can file it
        | filing                               | validity | can    |
        | an amendment                         | valid    | can    |
        | an amendment                         | invalid  | cannot |
        | a periodic report                    | valid    | can    |
        | a periodic report                    | invalid  | cannot |
        | a reinstatement                      | valid    | can    |
        | a reinstatement                      | invalid  | cannot |
        | a statement curing delinquency       | valid    | can    |
        | a statement curing delinquency       | invalid  | cannot |
        | a change of principal office address | valid    | can    |
        | a change of principal office address | invalid  | cannot |
        | a change of registered agent         | valid    | can    |
        | a change of registered agent         | invalid  | cannot |

      Examples: A formation needs no entity
        | filing                                | validity | can |
        | a limited liability company           | valid    | can |
        | a limited liability company           | invalid  | can |
        | a domestic profit corporation         | invalid  | can |
        | a domestic nonprofit corporation      | invalid  | can |
        | an Article 55 cooperative association | invalid  | can |
        | an Article 56 cooperative             | invalid  | can |

    Scenario: An introduction offers to start the filing, and to cancel
      Given the filing is a limited liability company
      And the filer has reached the introduction step
      Then the step offers "Start, Cancel"

    @browser-only @W7-intro @W1-content
    Scenario: The filer reads what the filing is about and what it costs
      Given the filing is a limited liability company
      And the filer has reached the introduction step
      Then the filer is told "Use this form to create a Colorado limited liability company (LLC)."
      And the filer is told "$50.00"
