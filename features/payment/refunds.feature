Feature: Refunds of payments that come too late
  Who pays for nothing gets the money back and is told why: one cause, the one that was so, since two causes in a sentence explain none.

  @T1-since
  Rule: A refund says its own cause
    Scenario Outline: A payment arrives, and something has become otherwise since it was opened
      When a payment arrives and <found>
      Then the refund says "<cause>"

      Examples: The payment is in time
        | found               | cause |
        | nothing has changed |       |

      Examples: The payment itself
        | found                   | cause                                                   |
        | another amount was paid | The amount that was paid is not the fee of this filing. |

      Examples: The entity has another status
        | found                                  | cause                                                                                                          |
        | the entity has become delinquent       | When your payment arrived, the status of the entity was Delinquent. This form can't be filed in that status.   |
        | the entity has been dissolved          | When your payment arrived, the status of the entity was Administratively Dissolved. This form can't be filed in that status. |
        | another filing has restored the entity | When your payment arrived, the status of the entity was Good Standing. This form can't be filed in that status. |

      Examples: Another filing was faster
        | found                                         | cause                                                                                                        |
        | the report of this year was filed             | When your payment arrived, another filing of this form had been recorded for this entity.                    |
        | the name was taken                            | When your payment arrived, another filing had taken the name.                                                |
        | the filing to revoke has taken effect         | When your payment arrived, the filing to revoke did not wait for its day any more.                           |
        | another filing of this form is being paid for | When your payment arrived, another filing of this form on this entity was being paid for.                    |
        | another filing of this form waits for review  | When your payment arrived, another filing of this form on this entity was waiting for review by the office.  |
        | another filing of this form is delayed        | When your payment arrived, another filing of this form on this entity was on record that takes effect later. |

      Examples: Two things at once, of which the first one is told
        | found                                                   | cause                                                                                                        |
        | the entity has become delinquent and the name was taken | When your payment arrived, the status of the entity was Delinquent. This form can't be filed in that status. |

    @api-only
    Scenario: The name was taken before the payment arrived
      Given a complete filing of a limited liability company
      When the filer abandons the payment
      And another filer forms a company of the same name
      And the payment provider says late that it was paid
      Then the refund says "When your payment arrived, another filing had taken the name."

    @browser-only
    Scenario: The filer reads why where the receipt was to be
      Given a complete filing of a limited liability company
      When the filer abandons the payment
      And another filer forms a company of the same name
      And the payment provider says late that it was paid
      Then the refund says "When your payment arrived, another filing had taken the name."
