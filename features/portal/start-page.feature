Feature: All forms, with their fees and what they ask for
  People come for a task, not for the name of a form. They see what can be filed here, what it costs and what they need at hand, and no form
  that they could not file.

  @R13-fees
  Rule: Every form that can be filed is listed with its fee
    Scenario: The forms, by what people come for
      When a visitor asks for all forms
      Then these forms are listed:
        | form                                  | task     | fee     | late   | for                                                                                  |
        | a limited liability company           | start    | $50.00  |        | limited liability company                                                            |
        | a domestic profit corporation         | start    | $50.00  |        | profit corporation                                                                   |
        | a domestic nonprofit corporation      | start    | $50.00  |        | nonprofit corporation                                                                |
        | an Article 55 cooperative association | start    | $50.00  |        | Article 55 cooperative association                                                   |
        | an Article 56 cooperative             | start    | $50.00  |        | Article 56 cooperative                                                               |
        | a periodic report                     | standing | $25.00  | $75.00 | any                                                                                  |
        | an amendment                          | change   | $25.00  |        | limited liability company, nonprofit corporation, Article 55 cooperative association |
        | a reinstatement                       | standing | $100.00 |        | any                                                                                  |
        | a statement curing delinquency        | standing | $100.00 |        | any                                                                                  |
        | a change of principal office address  | change   | $10.00  |        | any                                                                                  |
        | a change of registered agent          | change   | $10.00  |        | any                                                                                  |
        | a dissolution                         | change   | $25.00  |        | limited liability company, profit corporation, nonprofit corporation                 |
        | a statement of revocation             | change   | $10.00  |        | any                                                                                  |
        | a change of mailing address           | change   | $10.00  |        | any                                                                                  |

    Scenario: A form that the registry does not support is not listed
      Given the registry does not support an amendment
      When a visitor asks for all forms
      Then an amendment is not listed

  Rule: What a form asks for follows from its steps
    Scenario Outline: What to have at hand
      When a visitor asks for all forms
      Then <form> needs "<need>"

      @W2-flow-llc @W2-flow-dpc @W2-flow-dnc @W2-flow-dc55 @W2-flow-dc56
      Examples: Formations
        | form                                  | need                                                               |
        | a limited liability company           | the name that you want to use                                      |
        | a domestic profit corporation         | the name that you want to use                                      |
        | a domestic nonprofit corporation      | the name that you want to use                                      |
        | an Article 55 cooperative association | the name that you want to use                                      |
        | an Article 56 cooperative             | the name that you want to use                                      |
        | a limited liability company           | the street address of the principal office                         |
        | a limited liability company           | the registered agent's entity ID number, driver's license or ID card |
        | a limited liability company           | who manages the company: its members or its managers               |
        | a limited liability company           | the names and addresses of the people who form it                  |
        | a domestic profit corporation         | the number of shares, and the classes if there are several         |
        | a domestic nonprofit corporation      | whether members vote, and where the assets go when it is dissolved |
        | an Article 56 cooperative             | its purpose, and the number and terms of its directors             |
        | an Article 55 cooperative association | a document on its capital stock and its members                    |

      @W2-flow-report @W2-flow-amend @W2-flow-reinstate @W2-flow-chgra
      Examples: Forms of an entity on record
        | form                         | need                                                                |
        | an amendment                 | the new name, if the name changes                                   |
        | an amendment                 | the text or document of what changes                                |
        | a reinstatement              | the statute that it existed under                                   |
        | a reinstatement              | an affidavit or a photo ID, or both, where the office asks for them |
        | a periodic report            | the name and address of each person who files                       |
        | a change of registered agent | a credit or debit card                                              |
        | a dissolution                | the name and address of each person who files                       |

    @W2-flow-dc56 @W2-flow-cure @W2-flow-chgpoa
    Scenario Outline: What a form does not ask for
      When a visitor asks for all forms
      Then <form> does not need "<need>"

      Examples:
        | form                                 | need                                            |
        | an Article 56 cooperative            | a document on its capital stock and its members |
        | a statement curing delinquency       | the statute that it existed under               |
        | a change of principal office address | the name that you want to use                   |

  @W1-devhome @W2-unknown @browser-only
  Rule: The portal begins with what filers need, and developers have a home of their own
    Scenario: A visitor comes to the portal
      When a visitor comes to the portal
      Then the heading "Business filings and records" is shown

    Scenario Outline: Where the forms begin
      Given a visitor comes to the portal
      When the filer follows "<link>"
      Then the heading "<heading>" is shown

      Examples:
        | link                                  | heading                             |
        | Form a limited liability company (LLC) | Form a limited liability company   |
        | File a periodic report                | Search business database            |
        | All forms, fees and what you need     | All forms and fees                  |
        | Developer home                        | Developer home                      |

    Scenario: The name of the office leads to the start
      Given a visitor opens the version details
      When the filer follows "Office of Business Records Online business filing"
      Then the heading "Business filings and records" is shown
