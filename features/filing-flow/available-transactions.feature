Feature: Which transactions an entity on record can file
  What an entity can file depends on its type and its status. A filer who asks for another transaction is told why it cannot be filed.

  @W7-available
  Rule: A transaction is open to entities of some types
    Scenario Outline: The types of entities that each transaction is open to
      When a visitor asks who can file <transaction>
      Then it is open to entities of the types "<types>"

      Examples:
        | transaction                                           | types                                                                                                                            |
        | a periodic report                                     | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |
        | a reinstatement                                       | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |
        | a statement curing delinquency                        | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |
        | a change of principal office address                  | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |
        | a change of registered agent                          | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |
        | a statement of revocation                             | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |
        | an amendment of a limited liability company           | limited liability company                                                                                                        |
        | an amendment of a nonprofit corporation               | nonprofit corporation                                                                                                            |
        | an amendment of an Article 55 cooperative association | Article 55 cooperative association                                                                                               |
        | a statement of dissolution                            | limited liability company                                                                                                        |
        | a dissolution of a profit corporation                 | profit corporation                                                                                                               |
        | a dissolution of a nonprofit corporation              | nonprofit corporation                                                                                                            |
        | a change of mailing address                           | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |
        | a formation of a limited liability company            |                                                                                                                                  |
        | a formation of a profit corporation                   |                                                                                                                                  |
        | a formation of a nonprofit corporation                |                                                                                                                                  |
        | a formation of an Article 55 cooperative association  |                                                                                                                                  |
        | a formation of an Article 56 cooperative              |                                                                                                                                  |

  @W7-available
  Rule: Each transaction on an entity is open to entities of some statuses
    Scenario Outline: The statuses that a transaction is open to
      When a visitor asks who can file <transaction>
      Then it is open to entities that are "<statuses>"

      Examples: What keeps an entity current
        | transaction       | statuses                                 |
        | a periodic report | in good standing, existing, noncompliant |

      Examples: What makes an entity good again
        | transaction                    | statuses                                                                                                                                              |
        | a statement curing delinquency | delinquent                                                                                                                                            |
        | a reinstatement                | administratively dissolved, dissolved at the end of its term, dissolved after three years of delinquency, judicially dissolved, voluntarily dissolved |

      Examples: Changes of an entity that is not dissolved
        | transaction                          | statuses                                             |
        | a change of principal office address | in good standing, existing, noncompliant, delinquent |
        | a change of registered agent         | in good standing, existing, noncompliant, delinquent |
        | a statement of dissolution           | in good standing, existing, noncompliant, delinquent |
        | a dissolution of a profit corporation | in good standing, existing, noncompliant, delinquent |
        | a dissolution of a nonprofit corporation | in good standing, existing, noncompliant, delinquent |

      Examples: Amendments, also of delinquent and dissolved entities, whose name keeps the statutory language
        | transaction                                           | statuses                                                                                                                                                                                                    |
        | an amendment of a limited liability company           | in good standing, existing, noncompliant, delinquent, administratively dissolved, dissolved at the end of its term, dissolved after three years of delinquency, judicially dissolved, voluntarily dissolved |
        | an amendment of a nonprofit corporation               | in good standing, existing, noncompliant, delinquent, administratively dissolved, dissolved at the end of its term, dissolved after three years of delinquency, judicially dissolved, voluntarily dissolved |
        | an amendment of an Article 55 cooperative association | in good standing, existing, noncompliant, delinquent, administratively dissolved, dissolved at the end of its term, dissolved after three years of delinquency, judicially dissolved, voluntarily dissolved |

      Examples: A formation begins an entity
        | transaction                                          | statuses |
        | a formation of a limited liability company           |          |
        | a formation of a profit corporation                  |          |
        | a formation of a nonprofit corporation               |          |
        | a formation of an Article 55 cooperative association |          |
        | a formation of an Article 56 cooperative             |          |

      Examples: Statement of revocation
        | transaction               | statuses      |
        | a statement of revocation | in good standing, existing, noncompliant, delinquent, administratively dissolved, dissolved at the end of its term, dissolved after three years of delinquency, judicially dissolved, voluntarily dissolved |

      Examples: Change of mailing address
        | transaction                 | statuses      |
        | a change of mailing address | in good standing, existing, noncompliant, delinquent |

  @W7-available
  Rule: The filer is told why a transaction cannot be filed
    Scenario Outline: Nothing keeps an entity whose type and status fit
      When entities of the types "<types>" that are "<statuses>" ask for the forms "<forms>"
      Then they can file them

      Examples:
        | types                                                                                                                            | statuses              | forms                                    |
        | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative | in good standing      | periodic report                          |
        | limited liability company                                                                                                        | voluntarily dissolved | amendment of a limited liability company |

    Scenario Outline: Type and status decide, in this order
      When entities of the types "<types>" that are "<statuses>" ask for the forms "<forms>"
      Then each of them is told "<reason>"

      Examples: The type does not fit
        | types                                                                                                                            | statuses                                                                                                                                                                                                                                                  | forms                                                                                                                                                                                                                                                                   | reason                                                                                     |
        | profit corporation, Article 56 cooperative, trade name                                                                           | in good standing, existing, noncompliant, delinquent, administratively dissolved, dissolved at the end of its term, dissolved after three years of delinquency, judicially dissolved, voluntarily dissolved, withdrawn, converted, merged, yet to be formed | amendment of a limited liability company, amendment of a nonprofit corporation, amendment of an Article 55 cooperative association                                                                                                                                      | This portal has no such form for this type of entity. The office tells you how to file it. |
        | nonprofit corporation, Article 55 cooperative association                                                                        | in good standing, existing, noncompliant, delinquent, administratively dissolved, dissolved at the end of its term, dissolved after three years of delinquency, judicially dissolved, voluntarily dissolved, withdrawn, converted, merged, yet to be formed | amendment of a limited liability company                                                                                                                                                                                                                                | This form is not available for this type of entity.                                        |
        | limited liability company, Article 55 cooperative association                                                                    | in good standing, existing, noncompliant, delinquent, administratively dissolved, dissolved at the end of its term, dissolved after three years of delinquency, judicially dissolved, voluntarily dissolved, withdrawn, converted, merged, yet to be formed | amendment of a nonprofit corporation                                                                                                                                                                                                                                    | This form is not available for this type of entity.                                        |
        | limited liability company, nonprofit corporation                                                                                 | in good standing, existing, noncompliant, delinquent, administratively dissolved, dissolved at the end of its term, dissolved after three years of delinquency, judicially dissolved, voluntarily dissolved, withdrawn, converted, merged, yet to be formed | amendment of an Article 55 cooperative association                                                                                                                                                                                                                      | This form is not available for this type of entity.                                        |
        | Article 55 cooperative association, Article 56 cooperative, trade name                                                           | in good standing, existing, noncompliant, delinquent, administratively dissolved, dissolved at the end of its term, dissolved after three years of delinquency, judicially dissolved, voluntarily dissolved, withdrawn, converted, merged, yet to be formed | statement of dissolution, dissolution of a profit corporation, dissolution of a nonprofit corporation                                                                                                                                                                   | This portal has no such form for this type of entity. The office tells you how to file it. |
        | profit corporation, nonprofit corporation                                                                                        | in good standing, existing, noncompliant, delinquent, administratively dissolved, dissolved at the end of its term, dissolved after three years of delinquency, judicially dissolved, voluntarily dissolved, withdrawn, converted, merged, yet to be formed | statement of dissolution                                                                                                                                                                                                                                                | This form is not available for this type of entity.                                        |
        | limited liability company, nonprofit corporation                                                                                 | in good standing, existing, noncompliant, delinquent, administratively dissolved, dissolved at the end of its term, dissolved after three years of delinquency, judicially dissolved, voluntarily dissolved, withdrawn, converted, merged, yet to be formed | dissolution of a profit corporation                                                                                                                                                                                                                                     | This form is not available for this type of entity.                                        |
        | limited liability company, profit corporation                                                                                    | in good standing, existing, noncompliant, delinquent, administratively dissolved, dissolved at the end of its term, dissolved after three years of delinquency, judicially dissolved, voluntarily dissolved, withdrawn, converted, merged, yet to be formed | dissolution of a nonprofit corporation                                                                                                                                                                                                                                  | This form is not available for this type of entity.                                        |
        | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative | in good standing, existing, noncompliant, delinquent, administratively dissolved, dissolved at the end of its term, dissolved after three years of delinquency, judicially dissolved, voluntarily dissolved, withdrawn, converted, merged, yet to be formed | formation of a limited liability company, formation of a profit corporation, formation of a nonprofit corporation, formation of an Article 55 cooperative association, formation of an Article 56 cooperative, correction of a registered agent, form that nobody knows | This form is not available for entities on record.                                         |
        | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative | in good standing, existing, noncompliant, delinquent, administratively dissolved, dissolved at the end of its term, dissolved after three years of delinquency, judicially dissolved, voluntarily dissolved, withdrawn, converted, merged, yet to be formed | amendment that this portal does not have                                                                                                                                                                                                                                | This portal has no such form for this type of entity. The office tells you how to file it. |

      Examples: The status leads to another form
        | types                                                                                                                            | statuses                                                                                                                                              | forms                                                                           | reason                                                    |
        | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative | in good standing                                                                                                                                      | statement curing delinquency                                                    | An entity in good standing has nothing to cure.           |
        | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative | existing, noncompliant                                                                                                                                | statement curing delinquency                                                    | An entity that is not delinquent has nothing to cure.     |
        | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative | administratively dissolved, dissolved at the end of its term, dissolved after three years of delinquency, judicially dissolved, voluntarily dissolved | statement curing delinquency                                                    | A dissolved entity is reinstated instead.                 |
        | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative | in good standing, existing, noncompliant, delinquent                                                                                                  | reinstatement                                                                   | An entity that is not dissolved has nothing to reinstate. |
        | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative | delinquent                                                                                                                                            | periodic report                                                                 | A delinquent entity has to cure its delinquency first.    |
        | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative | administratively dissolved, dissolved at the end of its term, dissolved after three years of delinquency, judicially dissolved, voluntarily dissolved | periodic report, change of principal office address, change of mailing address, change of registered agent | A dissolved entity has to be reinstated first.            |
        | limited liability company                                                                                                        | administratively dissolved, dissolved at the end of its term, dissolved after three years of delinquency, judicially dissolved, voluntarily dissolved | statement of dissolution                                                        | The entity is dissolved already.                          |
        | profit corporation                                                                                                               | administratively dissolved, dissolved at the end of its term, dissolved after three years of delinquency, judicially dissolved, voluntarily dissolved | dissolution of a profit corporation                                             | The entity is dissolved already.                          |
        | nonprofit corporation                                                                                                            | administratively dissolved, dissolved at the end of its term, dissolved after three years of delinquency, judicially dissolved, voluntarily dissolved | dissolution of a nonprofit corporation                                          | The entity is dissolved already.                          |

    Scenario Outline: An entity files nothing before it exists
      When entities of the types "<types>" that are "yet to be formed" ask for the forms "<form>"
      Then each of them is told "The entity does not exist until its formation takes effect."

      Examples:
        | form                                               | types                                                                                                                            |
        | periodic report                                    | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |
        | reinstatement                                      | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |
        | statement curing delinquency                       | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |
        | change of principal office address                 | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |
        | change of registered agent                         | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |
        | statement of revocation                            | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |
        | amendment of a limited liability company           | limited liability company                                                                                                        |
        | amendment of a nonprofit corporation               | nonprofit corporation                                                                                                            |
        | amendment of an Article 55 cooperative association | Article 55 cooperative association                                                                                               |
        | statement of dissolution                           | limited liability company                                                                                                        |
        | dissolution of a profit corporation                | profit corporation                                                                                                               |
        | dissolution of a nonprofit corporation             | nonprofit corporation                                                                                                            |
        | change of mailing address                          | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |

    Scenario Outline: An entity that has ended files nothing
      When entities of the types "<types>" that are "withdrawn, converted, merged" ask for the forms "<form>"
      Then each of them is told "An entity that has withdrawn, converted or merged files nothing more."

      Examples:
        | form                                               | types                                                                                                                            |
        | periodic report                                    | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |
        | reinstatement                                      | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |
        | statement curing delinquency                       | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |
        | change of principal office address                 | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |
        | change of registered agent                         | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |
        | statement of revocation                            | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |
        | amendment of a limited liability company           | limited liability company                                                                                                        |
        | amendment of a nonprofit corporation               | nonprofit corporation                                                                                                            |
        | amendment of an Article 55 cooperative association | Article 55 cooperative association                                                                                               |
        | statement of dissolution                           | limited liability company                                                                                                        |
        | dissolution of a profit corporation                | profit corporation                                                                                                               |
        | dissolution of a nonprofit corporation             | nonprofit corporation                                                                                                            |
        | change of mailing address                          | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |

    Scenario Outline: An entity in a status that the forms do not know files nothing
      When entities of the types "<types>" that are "in a status of later years" ask for the forms "<form>"
      Then each of them is told "This form is not available for the entity's status."

      Examples:
        | form                                               | types                                                                                                                            |
        | periodic report                                    | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |
        | reinstatement                                      | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |
        | statement curing delinquency                       | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |
        | change of principal office address                 | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |
        | change of registered agent                         | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |
        | statement of revocation                            | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |
        | amendment of a limited liability company           | limited liability company                                                                                                        |
        | amendment of a nonprofit corporation               | nonprofit corporation                                                                                                            |
        | amendment of an Article 55 cooperative association | Article 55 cooperative association                                                                                               |
        | statement of dissolution                           | limited liability company                                                                                                        |
        | dissolution of a profit corporation                | profit corporation                                                                                                               |
        | dissolution of a nonprofit corporation             | nonprofit corporation                                                                                                            |
        | change of mailing address                          | limited liability company, profit corporation, nonprofit corporation, Article 55 cooperative association, Article 56 cooperative |

    Scenario Outline: What is no entity of these types files nothing
      When entities of the types "trade name" that are "in good standing" ask for the forms "<form>"
      Then each of them is told "This form is not available for this type of entity."

      Examples:
        | form                                               |
        | periodic report                                    |
        | reinstatement                                      |
        | statement curing delinquency                       |
        | change of principal office address                 |
        | change of registered agent                         |
        | statement of revocation                            |
        | change of mailing address                          |

    @api-only
    Scenario Outline: The registry gives the same reason for an entity on record
      When the registry is asked whether the sample <persona> can file <transaction>
      Then the reason why not is "<reason>"

      Examples:
        | persona                  | transaction                    | reason                                                    |
        | entity in good standing  | a statement curing delinquency | An entity in good standing has nothing to cure.           |
        | entity in good standing  | a reinstatement                | An entity that is not dissolved has nothing to reinstate. |
        | entity that is dissolved | a periodic report              | A dissolved entity has to be reinstated first.            |
        | entity in good standing  | a form that nobody knows       | This form is not available for entities on record.        |

      Examples: Nothing prevents it
        | persona                   | transaction                                 | reason |
        | entity in good standing   | an amendment of a limited liability company |        |
        | entity that is delinquent | a statement curing delinquency              |        |
        | entity that is dissolved  | a reinstatement                             |        |
